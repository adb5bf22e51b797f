import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { baht } from '../../client/fromWire/money.ts';

/** Credit reply → balance in satang (section 3, Credit). */
export const creditReply = v.pipe(
  resultOf(v.object({ balance: baht })),
  v.transform(({ balance }) => balance),
);
