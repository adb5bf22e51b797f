import type { AmountRange } from './depositAmount.ts';
import type { Satang } from '../money/money.ts';

/** What a member may withdraw in one day of Bangkok, and what is left of it now (section 5). */
export interface DailyWithdrawLimit {
  readonly amount: Satang;
  readonly amountLeft: Satang;
  readonly count: number;
  readonly countLeft: number;
}

/** What the API says about withdrawing before anything is typed. */
export interface WithdrawTerms {
  readonly range: AmountRange;
  /** Time of the last withdrawal in ms since 1970, null when the API names none; the lock counts from here. */
  readonly lastWithdrawalAt: number | null;
  /** Null when the API names no daily limits. */
  readonly daily: DailyWithdrawLimit | null;
  /** Part of the balance that cannot be withdrawn until the turnover of a bonus is complete; 0 for none. */
  readonly locked: Satang;
}
