import type { AffiliateTransaction } from './affiliate.ts';
import { type AffiliateAmountProblem, checkAffiliateAmount } from './affiliateAmount.ts';
import type { Failure } from '../errors/errorCatalogue.ts';
import { type Satang, satang } from '../money/money.ts';
import { payoutTransition } from '../cashier/payoutFlow.ts';
import {
  INITIAL_PAYOUT,
  type PayoutEvent,
  type PayoutRecord,
  type PayoutState,
} from '../cashier/payoutState.ts';
import { type SoughtWithdrawal, findWithdrawal } from '../cashier/withdrawSearch.ts';

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

/**
 * Searches the newest transactions of the affiliate account for a withdrawal without a reply.
 *
 * @returns its row. Null proves nothing: the request may still arrive.
 */
export function findIncomeWithdrawal(
  sought: SoughtWithdrawal,
  rows: readonly Pick<AffiliateTransaction, 'time' | 'type' | 'amount' | 'reference'>[],
): PayoutRecord | null {
  const withdrawals = rows.filter(({ type }) => type === 'withdraw');
  return findWithdrawal(
    sought,
    withdrawals.map((row) => ({ ...row, type: 'withdraw', amount: satang(-row.amount) })),
  );
}
