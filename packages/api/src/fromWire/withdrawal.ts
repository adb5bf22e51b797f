import { type Satang, type WithdrawTerms, DEFAULT_WITHDRAW_RANGE } from '@brand/domain';
import * as v from 'valibot';
import { orNull, unixTime } from './loose.ts';
import { baht, exactBaht, hasRoom, rangeOr } from './money.ts';

/** Reply of `getMinWithdraw` → terms (section 3, Withdraw state). Refused when no amount would fit. */
export const withdrawTermsReply = v.pipe(
  v.object({
    min: exactBaht,
    max: v.nullish(exactBaht),
    date: v.nullish(unixTime),
  }),
  v.transform(({ min, max, date }): WithdrawTerms => ({
    range: rangeOr(DEFAULT_WITHDRAW_RANGE, min, max),
    lastWithdrawalAt: date ?? null,
  })),
  v.check(({ range }) => hasRoom(range)),
);

/** A withdrawal that the API took. */
export interface WithdrawReceipt {
  /** When, in ms since 1970 on the server's clock; null when the API does not say. The lock counts from here. */
  readonly at: number | null;
}

/** Reply of `withdraw` → receipt. */
export const withdrawReply = v.pipe(
  v.object({
    result: v.nullish(v.object({ date: v.nullish(unixTime) })),
  }),
  v.transform(({ result }): WithdrawReceipt => ({ at: result?.date ?? null })),
);

const refusal = v.object({
  min: orNull(baht),
  result: orNull(v.object({ date: orNull(unixTime) })),
});

/** What a refusal of `withdraw` says besides its code: the least (1002) and when the cooldown began (1005). */
export function withdrawRefusal(body: unknown): {
  readonly minimum: Satang | null;
  readonly lastWithdrawalAt: number | null;
} {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return { minimum: null, lastWithdrawalAt: null };
  return { minimum: parsed.output.min, lastWithdrawalAt: parsed.output.result?.date ?? null };
}
