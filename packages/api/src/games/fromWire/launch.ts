import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';

/** Launch reply → launch address as the API sent it. The caller checks it before opening (`checkGameAddress`). */
export const launchReply = resultOf(v.string());
