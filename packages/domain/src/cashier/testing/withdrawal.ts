import { satangFromBaht } from '../../money/money.ts';
import { type WithdrawEvent, type WithdrawState, withdrawTransition } from '../withdrawFlow.ts';

/** Terms under which 300 baht and more can be withdrawn from a balance of 12,500 baht. */
const WITHDRAW_TERMS = {
  range: { min: satangFromBaht(300), max: satangFromBaht(999_999) },
  balance: satangFromBaht(12_500),
  locked: false,
};

/** The state of a withdrawal after these events. */
export const withdrawalAfter = (state: WithdrawState, ...events: WithdrawEvent[]): WithdrawState =>
  events.reduce(withdrawTransition, state);

/** The member types an amount and submits the form. */
export const reviewed = (text: string): WithdrawEvent[] => [
  { type: 'amountTyped', text },
  { type: 'submitted', ...WITHDRAW_TERMS },
];
