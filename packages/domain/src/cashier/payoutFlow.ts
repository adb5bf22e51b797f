import type { Failure } from '../errors/errorCatalogue.ts';
import {
  type Before,
  type Entering,
  type PayoutCheck,
  type PayoutEvent,
  type PayoutRecord,
  type PayoutState,
  type PendingPayout,
  type Reviewing,
  type Sending,
  type SentPayout,
  type Unknown,
  INITIAL_PAYOUT,
} from './payoutState.ts';

/**
 * Creates the reducer of a payout from its amount rules. An event that the state does not expect is ignored: the same
 * object is returned.
 */
export function payoutTransition<Basis extends object, Problem, Refusal extends Failure>(
  check: (typed: string, basis: Basis) => PayoutCheck<Problem>,
) {
  type State = PayoutState<Problem, Refusal>;
  type Event = PayoutEvent<Basis, Refusal>;
  return (state: State, event: Event): State => {
    switch (event.type) {
      case 'amountTyped':
        return state.status === 'entering' ? enter({ ...state, draft: event.text }) : state;
      case 'submitted': {
        if (state.status !== 'entering' || event.locked) return state;
        const { draft, open } = state;
        const checked = check(draft, event);
        return checked.ok
          ? { status: 'reviewing', draft, open, amount: checked.amount }
          : { ...state, problem: checked.problem, failure: null, notice: null };
      }
      case 'returned':
        return state.status === 'reviewing' ? enter(state) : state;
      case 'confirmed':
        if (state.status !== 'reviewing') return state;
        return event.locked ? enter(state) : dispatch(state, event);
      case 'accepted':
        return isOut(state, event.intent) ? succeed(state, event.record) : state;
      case 'refused':
        // A key that got a reply is not used again.
        return isOut(state, event.intent) ? enter(spent(state), { failure: event.failure }) : state;
      case 'connectionLost':
        return state.status === 'sending' && state.intent === event.intent
          ? { ...state, status: 'unknown', elsewhere: false, step: 'open' }
          : state;
      case 'resent':
        return state.status === 'unknown' ? sending(state, state) : state;
      case 'waited':
        return state.status === 'unknown' ? { ...state, step: 'waiting' } : state;
      case 'anotherChosen':
        return state.status === 'unknown' && event.at >= state.sentAt + event.blockedMs
          ? { ...state, step: 'another' }
          : state;
      case 'anotherConfirmed':
        return state.status === 'unknown' && state.step === 'another' ? release(state) : state;
      case 'pendingFound':
        return adopt(state, event.pending);
      case 'found':
        return find(state, event);
      case 'notMade':
        return dismiss(state, event.intent, 'notMade');
      case 'settledElsewhere':
        return isUnknown(state, event.intent)
          ? enter(spent(state), { notice: { code: 'answered', amount: state.amount } })
          : close(state, event.intent);
      case 'restarted':
        return state.status === 'succeeded' ? INITIAL_PAYOUT : state;
    }
  };
}

interface AnyState {
  readonly status: string;
  readonly intent?: string;
}

function enter<Problem, Refusal extends Failure>(
  { draft, open }: Before,
  update: Partial<Pick<Entering<Problem, Refusal>, 'failure' | 'notice'>> = {},
): Entering<Problem, Refusal> {
  return { ...INITIAL_PAYOUT, draft, open, ...update };
}

function isOut(state: AnyState, intent: string): state is Sending | Unknown {
  return (state.status === 'sending' || state.status === 'unknown') && state.intent === intent;
}

function isUnknown(state: AnyState, intent: string): state is Unknown {
  return state.status === 'unknown' && state.intent === intent;
}

function dispatch(state: Reviewing, { intent, at }: { intent: string; at: number }): Sending {
  const { amount, open } = state;
  const earlier = open.find((each) => each.amount === amount);
  return sending(state, earlier ?? { intent, amount, sentAt: at });
}

function sending({ draft, open }: Before, { intent, amount, sentAt }: SentPayout): Sending {
  return { status: 'sending', draft, open, intent, amount, sentAt };
}

function succeed({ draft, amount }: Sending | Unknown, record: PayoutRecord) {
  return { status: 'succeeded', draft, amount, record } as const;
}

/** What remains after a sent payout is settled: the typed text, and other payouts whose outcome is unknown. */
function spent({ draft, open, intent }: Sending | Unknown): Before {
  return { draft, open: without(open, intent) };
}

function without(open: readonly SentPayout[], intent: string): readonly SentPayout[] {
  return open.filter((each) => each.intent !== intent);
}

/** Back to the form for another amount. The payout stays unknown and is still searched for. */
function release<Problem, Refusal extends Failure>(state: Unknown): Entering<Problem, Refusal> {
  const { intent, amount, sentAt, elsewhere } = state;
  const { draft, open } = spent(state);
  return enter({ draft: elsewhere ? draft : '', open: [...open, { intent, amount, sentAt }] });
}

function adopt<Problem, Refusal extends Failure>(
  state: PayoutState<Problem, Refusal>,
  { released, ...sent }: PendingPayout,
): PayoutState<Problem, Refusal> {
  if (released && isUnknown(state, sent.intent)) return release(state);
  if (state.status !== 'entering' && state.status !== 'reviewing') return state;
  const { draft } = state;
  const open = without(state.open, sent.intent);
  if (!released) {
    return { ...sent, status: 'unknown', draft, open, elsewhere: draft !== '', step: 'open' };
  }
  return open.length < state.open.length ? state : { ...state, open: [...open, sent] };
}

function find<Problem, Refusal extends Failure>(
  state: PayoutState<Problem, Refusal>,
  { intent, record }: { intent: string; record: PayoutRecord },
): PayoutState<Problem, Refusal> {
  if (isUnknown(state, intent)) {
    return state.elsewhere
      ? enter(spent(state), { notice: { code: 'elsewhere', amount: state.amount } })
      : succeed(state, record);
  }
  return dismiss(state, intent, 'late');
}

/** Removes a payout whose outcome is now known. The form says so; a review or another payout is not interrupted. */
function dismiss<Problem, Refusal extends Failure>(
  state: PayoutState<Problem, Refusal>,
  intent: string,
  code: 'late' | 'notMade',
): PayoutState<Problem, Refusal> {
  if (isUnknown(state, intent)) {
    return enter(spent(state), { notice: { code, amount: state.amount } });
  }
  if (state.status !== 'entering') return close(state, intent);
  const settled = state.open.find((each) => each.intent === intent);
  if (!settled) return state;
  const notice = { code, amount: settled.amount };
  return { ...state, open: without(state.open, intent), notice };
}

/** Removes a settled payout from those whose outcome is unknown. One that is being sent keeps its key. */
function close<Problem, Refusal extends Failure>(
  state: PayoutState<Problem, Refusal>,
  intent: string,
): PayoutState<Problem, Refusal> {
  if (state.status === 'succeeded' || isOut(state, intent)) return state;
  const open = without(state.open, intent);
  return open.length < state.open.length ? { ...state, open } : state;
}
