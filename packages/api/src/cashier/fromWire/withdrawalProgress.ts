import { type WithdrawalProgress, WITHDRAWAL_STEPS } from '@brand/domain';
import * as v from 'valibot';
import { listOf } from '../../client/fromWire/list.ts';
import { required, textOrNull, unixTime } from '../../client/fromWire/loose.ts';
import { exactBaht } from '../../client/fromWire/money.ts';

const step = v.pipe(
  v.object({ step: v.picklist(WITHDRAWAL_STEPS), time: unixTime }),
  v.transform(({ step: name, time }) => ({ step: name, at: time })),
);

const withdrawal = v.pipe(
  v.object({
    ref: required,
    amount: exactBaht,
    status: v.picklist(['open', 'received', 'refused', 'cancelled']),
    cancellable: v.boolean(),
    reason: textOrNull,
    steps: listOf(step),
  }),
  v.check(({ steps }) => steps.items.length > 0),
  v.transform(({ ref, steps, ...rest }): WithdrawalProgress => ({
    ...rest,
    reference: ref,
    steps: steps.items,
  })),
);

/** Reply of `withdrawal` and `cancelWithdrawal` → progress. Steps that this client does not know are left out. */
export const withdrawalReply = v.pipe(
  v.object({ result: withdrawal }),
  v.transform(({ result }) => result),
);

/** Reply of `withdrawals` → progress of each. */
export const withdrawalsReply = v.pipe(
  v.object({ result: v.object({ list: listOf(withdrawal) }) }),
  v.transform(({ result }) => result.list),
);
