import type { Failure } from '../errors/errorCatalogue.ts';
import type { Satang } from '../money/money.ts';
import { payoutTransition } from './payoutFlow.ts';
import { INITIAL_PAYOUT, type PayoutEvent, type PayoutState } from './payoutState.ts';
import { type WithdrawAmountProblem, checkWithdrawAmount } from './withdrawAmount.ts';
import type { WithdrawBasis } from './withdrawRoom.ts';

/** A refusal with its value in satang: the minimum, the amount left today, or the open turnover. */
export interface WithdrawFailure extends Failure {
  readonly figure: Satang | null;
}

/**
 * A withdrawal to the bank. The lock is stored separately (`withdrawLock`), because it must survive closing the panel.
 */
export type WithdrawState = PayoutState<WithdrawAmountProblem, WithdrawFailure>;

/** Events of a withdrawal. */
export type WithdrawEvent = PayoutEvent<WithdrawBasis, WithdrawFailure>;

/** Initial state. */
export const INITIAL_WITHDRAW: WithdrawState = INITIAL_PAYOUT;

/** An event that the state does not expect is ignored: the same object is returned. */
export const withdrawTransition: (state: WithdrawState, event: WithdrawEvent) => WithdrawState =
  payoutTransition(checkWithdrawAmount);
