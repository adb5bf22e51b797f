import type { AmountRange } from './depositAmount.ts';

/** What the API says about withdrawing before anything is typed. */
export interface WithdrawTerms {
  readonly range: AmountRange;
  /** Time of the last withdrawal in ms since 1970, null when the API names none; the lock counts from here. */
  readonly lastWithdrawalAt: number | null;
}
