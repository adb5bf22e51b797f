import {
  type DailyWithdrawLimit,
  type WithdrawTerms,
  DEFAULT_WITHDRAW_RANGE,
  WITHDRAW_COOLDOWN_MS,
  satang,
} from '@brand/domain';
import * as v from 'valibot';
import type { ApiErrorDetails } from '../../client/ApiError.ts';
import { count, orNull, textOrNull, unixTime } from '../../client/fromWire/loose.ts';
import { baht, exactBaht, hasRoom, rangeOr } from '../../client/fromWire/money.ts';

const daily = v.pipe(
  v.object({ amount: baht, amount_left: baht, count, count_left: count }),
  v.transform((given): DailyWithdrawLimit => ({
    amount: given.amount,
    amountLeft: given.amount_left,
    count: given.count,
    countLeft: given.count_left,
  })),
);

const state = v.object({
  timeLester: orNull(unixTime),
  withdrawMin: orNull(exactBaht),
  withdrawMax: orNull(exactBaht),
});

/**
 * Reply of `getMinWithdraw` → terms (section 3, Withdraw state, whose values have priority if present). Invalid if no
 * amount is possible.
 */
export const withdrawTermsReply = v.pipe(
  v.object({
    result: orNull(state),
    min: exactBaht,
    max: v.nullish(exactBaht),
    date: v.nullish(unixTime),
    daily: orNull(daily),
    locked: orNull(baht),
  }),
  v.transform(({ result, min, max, date, daily: limit, locked }): WithdrawTerms => {
    const allowedAt = result?.timeLester ?? null;
    return {
      range: rangeOr(
        DEFAULT_WITHDRAW_RANGE,
        result?.withdrawMin ?? min,
        result?.withdrawMax ?? max,
      ),
      lastWithdrawalAt: date ?? (allowedAt === null ? null : allowedAt - WITHDRAW_COOLDOWN_MS),
      daily: limit,
      locked: locked ?? satang(0),
    };
  }),
  v.check(({ range }) => hasRoom(range)),
);

/** An accepted withdrawal. */
export interface WithdrawReceipt {
  /** Time in ms since 1970 on the server's clock; null if the API does not return it. The lock starts from here. */
  readonly at: number | null;
  /** Reference for support; null if the API does not return it. */
  readonly reference: string | null;
}

/** Reply of `withdraw` → receipt. */
export const withdrawReply = v.pipe(
  v.object({
    result: v.nullish(v.object({ date: v.nullish(unixTime), ref: textOrNull })),
  }),
  v.transform(({ result }): WithdrawReceipt => ({
    at: result?.date ?? null,
    reference: result?.ref ?? null,
  })),
);

const refusal = v.object({
  min: orNull(baht),
  result: orNull(
    v.object({ date: orNull(unixTime), amount_left: orNull(baht), left: orNull(baht) }),
  ),
});

/** Details of a refused `withdraw`. */
export function withdrawRefusal(
  body: unknown,
): Pick<ApiErrorDetails, 'minimum' | 'lastWithdrawalAt' | 'amountLeft' | 'turnoverLeft'> {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return {};
  const { min, result } = parsed.output;
  return {
    minimum: min,
    lastWithdrawalAt: result?.date ?? null,
    amountLeft: result?.amount_left ?? null,
    turnoverLeft: result?.left ?? null,
  };
}
