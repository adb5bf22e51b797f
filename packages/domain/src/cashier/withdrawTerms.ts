import type { AmountRange } from './depositAmount.ts';
import type { Satang } from '../money/money.ts';

/** What a member may withdraw on one Bangkok day, and what is left of it now (section 5). */
export interface DailyWithdrawLimit {
  readonly amount: Satang;
  readonly amountLeft: Satang;
  readonly count: number;
  readonly countLeft: number;
}

/** Withdrawal terms of the API, loaded before the member types an amount. */
export interface WithdrawTerms {
  readonly range: AmountRange;
  /** Time of the last withdrawal in ms since 1970; null if the API returns none. The lock starts from here. */
  readonly lastWithdrawalAt: number | null;
  /** Null if the API returns no daily limits. */
  readonly daily: DailyWithdrawLimit | null;
  /** Part of the balance that is locked until the turnover of a bonus is complete; 0 for none. */
  readonly locked: Satang;
}
