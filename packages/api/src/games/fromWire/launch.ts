import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';

/** Launch reply → address of the game as it was sent. Where it may lead, who opens it checks (`checkGameAddress`). */
export const launchReply = resultOf(v.string());
