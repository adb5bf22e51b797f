import { type DepositCheck, CODE } from '@brand/domain';
import * as v from 'valibot';
import { exactBaht } from '../../client/fromWire/money.ts';

const OUTCOMES: Readonly<Record<number, 'waiting' | 'late' | 'none'>> = {
  2: 'waiting',
  3: 'late',
  4: 'none',
};

/** Result when the state is unknown (section 7). */
export const UNKNOWN_CHECK: DepositCheck = { outcome: 'unknown', code: 1 };

/** Reply of the reward service → result. An unknown code is treated like code 1. */
export const depositCheckReply = v.union([
  v.pipe(
    v.object({ code: v.literal(CODE.ok), result: v.object({ credit: exactBaht }) }),
    v.transform(({ result }): DepositCheck => ({
      outcome: 'fulfilled',
      code: 0,
      credit: result.credit,
    })),
  ),
  v.pipe(
    v.object({
      code: v.pipe(
        v.number(),
        v.check((code) => code !== CODE.ok),
      ),
    }),
    v.transform(({ code }): DepositCheck => {
      const outcome = OUTCOMES[code];
      return outcome ? { outcome, code } : UNKNOWN_CHECK;
    }),
  ),
]);
