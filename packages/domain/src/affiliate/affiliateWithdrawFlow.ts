import type { AffiliateTransaction, AffiliateWithdrawTerms } from './affiliate.ts';
import { type AffiliateAmountProblem, checkAffiliateAmount } from './affiliateAmount.ts';
import type { Failure } from '../errors/errorCatalogue.ts';
import { bangkokDay } from '../time/bangkokTime.ts';
import { type Satang, satang } from '../money/money.ts';
import {
  INITIAL_PAYOUT,
  type PayoutEvent,
  type PayoutState,
  payoutTransition,
} from '../cashier/payoutFlow.ts';
import {
  type SoughtWithdrawal,
  type WithdrawalFound,
  searchWithdrawal,
} from '../cashier/withdrawSearch.ts';

/** Limits of a withdrawal of income, in satang. */
export interface AffiliateWithdrawBasis {
  readonly minimum: Satang;
  /** Available income. */
  readonly balance: Satang;
}

/** A refusal (section 8, Affiliate withdraw) with its values. */
export interface AffiliateWithdrawFailure extends Failure {
  /** With 1002: the minimum. */
  readonly figure: Satang | null;
  /** With 1004 and 1005: when it opens next, in ms since 1970. */
  readonly opensAt: number | null;
}

/** A withdrawal of income to the wallet. `affiliateGate` checks whether the calendar allows it. */
export type AffiliateWithdrawState = PayoutState<AffiliateAmountProblem, AffiliateWithdrawFailure>;

/** Events of a withdrawal of income. */
export type AffiliateWithdrawEvent = PayoutEvent<AffiliateWithdrawBasis, AffiliateWithdrawFailure>;

/** Initial state. */
export const INITIAL_AFFILIATE_WITHDRAW: AffiliateWithdrawState = INITIAL_PAYOUT;

/** An event that the state does not expect is ignored: the same object is returned. */
export const affiliateWithdrawTransition: (
  state: AffiliateWithdrawState,
  event: AffiliateWithdrawEvent,
) => AffiliateWithdrawState = payoutTransition(checkAffiliateAmount);

/** The newest withdrawals of the affiliate account at the last request. */
export interface SearchedIncome {
  readonly rows: readonly Pick<AffiliateTransaction, 'time' | 'type' | 'amount'>[];
  /** Rows on all pages. */
  readonly total: number;
  /** Rows that could not be parsed. */
  readonly dropped: number;
}

/**
 * Whether a withdrawal without a reply was made, based on the transactions of the account. Unclear if the terms report
 * a withdrawal today that the transactions do not show yet.
 *
 * @param now ms since 1970 on the server's clock
 */
export function searchIncome(
  sought: SoughtWithdrawal,
  { rows, total, dropped }: SearchedIncome,
  { block }: Pick<AffiliateWithdrawTerms, 'block'>,
  now: number,
): WithdrawalFound {
  const made = rows.filter(({ type }) => type === 'withdraw');
  const today = bangkokDay(now);
  const isUnseen = block === 'oncePerDay' && !made.some(({ time }) => bangkokDay(time) === today);
  const entries = rows.map(({ type, time, amount }) => ({
    type: type === 'withdraw' ? type : ('other' as const),
    time,
    amount: satang(-amount),
  }));
  return searchWithdrawal(
    sought,
    { entries, total, dropped },
    { lastWithdrawalAt: isUnseen ? now : null },
  );
}
