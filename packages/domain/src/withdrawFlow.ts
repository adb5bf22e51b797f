import type { AmountRange } from './depositAmount.ts';
import type { Failure } from './errorCatalogue.ts';
import type { Satang } from './money.ts';
import { type WithdrawAmountProblem, checkWithdrawAmount } from './withdrawAmount.ts';

/** A withdrawal, one named state at a time. The lock stands beside it (`withdrawLock`): it outlives the panel. */
export type WithdrawState =
  | {
      readonly status: 'entering';
      /** What the member typed; it outlives errors. */
      readonly draft: string;
      readonly problem: WithdrawAmountProblem | null;
      readonly failure: Failure | null;
    }
  | WithAmount<'reviewing'>
  | (WithAmount<'sending'> & Intent)
  /** The connection broke after sending: asking again with the same key cannot pay twice. */
  | (WithAmount<'unsure'> & Intent)
  | WithAmount<'succeeded'>;

interface WithAmount<Status extends string> {
  readonly status: Status;
  readonly draft: string;
  readonly amount: Satang;
}

interface Intent {
  /** Idempotency key; a reply to another intent is not ours. */
  readonly intent: string;
}

export type WithdrawEvent =
  | { readonly type: 'amountTyped'; readonly text: string }
  | {
      readonly type: 'submitted';
      readonly range: AmountRange;
      readonly balance: Satang;
      /** True while the lock runs: nothing is sent (section 5). */
      readonly locked: boolean;
    }
  | { readonly type: 'returned' }
  | { readonly type: 'confirmed'; readonly intent: string }
  | { readonly type: 'accepted'; readonly intent: string }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: Failure }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unsure`: send the same intent again. */
  | { readonly type: 'rechecked' }
  | { readonly type: 'restarted' };

export const INITIAL_WITHDRAW: WithdrawState = enter('');

/** An event that the state does not expect changes nothing: the same object comes back. */
export function withdrawTransition(state: WithdrawState, event: WithdrawEvent): WithdrawState {
  switch (event.type) {
    case 'amountTyped':
      return state.status === 'entering' ? enter(event.text) : state;
    case 'submitted':
      return state.status === 'entering' && !event.locked ? submit(state, event) : state;
    case 'returned':
      return state.status === 'reviewing' ? enter(state.draft) : state;
    case 'confirmed':
      return state.status === 'reviewing'
        ? { ...state, status: 'sending', intent: event.intent }
        : state;
    case 'accepted':
      return isOut(state, event.intent)
        ? { status: 'succeeded', draft: state.draft, amount: state.amount }
        : state;
    case 'refused':
      return isOut(state, event.intent) ? { ...enter(state.draft), failure: event.failure } : state;
    case 'connectionLost':
      return state.status === 'sending' && state.intent === event.intent
        ? { ...state, status: 'unsure' }
        : state;
    case 'rechecked':
      return state.status === 'unsure' ? { ...state, status: 'sending' } : state;
    case 'restarted':
      return state.status === 'succeeded' ? INITIAL_WITHDRAW : state;
  }
}

type Entering = Extract<WithdrawState, { status: 'entering' }>;
type Out = Extract<WithdrawState, { status: 'sending' | 'unsure' }>;

function enter(draft: string): Entering {
  return { status: 'entering', draft, problem: null, failure: null };
}

function isOut(state: WithdrawState, intent: string): state is Out {
  return (state.status === 'sending' || state.status === 'unsure') && state.intent === intent;
}

function submit(
  state: Entering,
  { range, balance }: { range: AmountRange; balance: Satang },
): WithdrawState {
  const checked = checkWithdrawAmount(state.draft, { range, balance });
  return checked.ok
    ? { status: 'reviewing', draft: state.draft, amount: checked.amount }
    : { ...state, problem: checked.problem, failure: null };
}
