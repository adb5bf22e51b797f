import type { Failure } from '../errors/errorCatalogue.ts';
import type { Satang } from '../money/money.ts';
import {
  INITIAL_PAYOUT,
  type PayoutEvent,
  type PayoutState,
  payoutTransition,
} from './payoutFlow.ts';
import { type WithdrawAmountProblem, checkWithdrawAmount } from './withdrawAmount.ts';
import type { WithdrawBasis } from './withdrawRoom.ts';

/** A refusal, with the figure in satang that it names: the minimum, what is left today, or of the turnover. */
export interface WithdrawFailure extends Failure {
  readonly figure: Satang | null;
}

/** A withdrawal to the bank. The lock stands beside it (`withdrawLock`): it outlives the panel. */
export type WithdrawState = PayoutState<WithdrawAmountProblem, WithdrawFailure>;

/** What a member, an answer, the clock or another tab does to a withdrawal. */
export type WithdrawEvent = PayoutEvent<WithdrawBasis, WithdrawFailure>;

/** Nothing typed, nothing sent. */
export const INITIAL_WITHDRAW: WithdrawState = INITIAL_PAYOUT;

/** An event that the state does not expect changes nothing: the same object comes back. */
export const withdrawTransition: (state: WithdrawState, event: WithdrawEvent) => WithdrawState =
  payoutTransition(checkWithdrawAmount);
