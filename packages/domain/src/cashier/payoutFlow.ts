import type { Failure } from '../errors/errorCatalogue.ts';
import type { Satang } from '../money/money.ts';

/** How long, and in how many successful checks, a payout must be missing before it counts as not sent. */
export const PAYOUT_ABSENT = { forMs: 15_000, reads: 4 } as const;

/**
 * A payout that was requested under a key. The key ensures that it is paid only once, even if it arrives several times.
 */
export interface SentPayout {
  readonly intent: string;
  readonly amount: Satang;
  /** When it was first sent, in ms since 1970 on the server's clock. */
  readonly sentAt: number;
}

/** A sent payout, as stored in the browser for a reload and for other tabs. */
export interface PendingPayout extends SentPayout {
  /** True if it was searched for and not found. The next try uses its key, in case it still arrives. */
  readonly untaken: boolean;
}

/** Notice on return to the form: the lost payout was not made, or one was made in another tab. */
export interface PayoutNotice {
  readonly code: 'untaken' | 'elsewhere';
  readonly amount: Satang;
}

/** Result of checking a typed amount: satang, or the problem. */
export type PayoutCheck<Problem> =
  | { readonly ok: true; readonly amount: Satang }
  | { readonly ok: false; readonly problem: Problem };

interface Before {
  /** The typed text. It is kept after errors. */
  readonly draft: string;
  /** The key to reuse for this amount, if an earlier try was not found. */
  readonly spare: SentPayout | null;
}

interface Entering<Problem, Refusal extends Failure> extends Before {
  readonly status: 'entering';
  readonly problem: Problem | null;
  readonly failure: Refusal | null;
  readonly notice: PayoutNotice | null;
}

interface Reviewing extends Before {
  readonly status: 'reviewing';
  readonly amount: Satang;
}

interface Sending extends Before, SentPayout {
  readonly status: 'sending';
}

/** The connection broke after sending, or another tab or an earlier page sent it. The server's records decide. */
interface Unsure extends Before, SentPayout {
  readonly status: 'unsure';
  /** Sent elsewhere while the member typed here. The typed text does not belong to it. */
  readonly elsewhere: boolean;
  /** Number of successful checks without a match, and the times of the first and last; null before the first. */
  readonly absent: { readonly since: number; readonly last: number; readonly reads: number } | null;
}

/** A payout from an account as named states. The lock that blocks it is stored separately. */
export type PayoutState<Problem, Refusal extends Failure> =
  | Entering<Problem, Refusal>
  | Reviewing
  | Sending
  | Unsure
  | { readonly status: 'succeeded'; readonly draft: string; readonly amount: Satang };

/** Events of a payout. */
export type PayoutEvent<Basis, Refusal extends Failure> =
  | { readonly type: 'amountTyped'; readonly text: string }
  | (Basis & {
      readonly type: 'submitted';
      /** True while nothing may be sent, regardless of the amount. */
      readonly locked: boolean;
    })
  | { readonly type: 'returned' }
  | {
      readonly type: 'confirmed';
      /** A new key. It is not used if an earlier key belongs to this amount. */
      readonly intent: string;
      /** Ms since 1970 on the server's clock. */
      readonly at: number;
      /** True if a lock has started since the review. */
      readonly locked: boolean;
    }
  | { readonly type: 'accepted'; readonly intent: string }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: Refusal }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unsure`: sends the same intent again. */
  | { readonly type: 'rechecked' }
  /** The browser stores a payout that this page has not sent since it was loaded. */
  | { readonly type: 'pendingFound'; readonly pending: PendingPayout }
  /** The server has recorded it. */
  | { readonly type: 'found'; readonly intent: string }
  /** One successful check without a match, at a time of the server's clock. Repeating the event counts once. */
  | { readonly type: 'absent'; readonly intent: string; readonly at: number }
  /** Another tab got its reply, and the server has not recorded it: it was refused. */
  | { readonly type: 'settledElsewhere'; readonly intent: string }
  | { readonly type: 'restarted' };

/** Initial state. */
export const INITIAL_PAYOUT = {
  status: 'entering',
  draft: '',
  spare: null,
  problem: null,
  failure: null,
  notice: null,
} as const;

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
        const { draft, spare } = state;
        const checked = check(draft, event);
        return checked.ok
          ? { status: 'reviewing', draft, spare, amount: checked.amount }
          : { ...state, problem: checked.problem, failure: null, notice: null };
      }
      case 'returned':
        return state.status === 'reviewing' ? enter(state) : state;
      case 'confirmed':
        if (state.status !== 'reviewing') return state;
        return event.locked ? enter(state) : dispatch(state, event);
      case 'accepted':
        return isOut(state, event.intent) ? succeed(state) : state;
      case 'refused':
        // A key that got a reply is not used again.
        return isOut(state, event.intent) ? enter(spent(state), { failure: event.failure }) : state;
      case 'connectionLost':
        return state.status === 'sending' && state.intent === event.intent
          ? { ...state, status: 'unsure', elsewhere: false, absent: null }
          : state;
      case 'rechecked':
        return state.status === 'unsure' ? sending(state, state) : state;
      case 'pendingFound':
        return adopt(state, event.pending);
      case 'found':
        if (!isUnsure(state, event.intent)) return state;
        return state.elsewhere
          ? enter(spent(state), { notice: { code: 'elsewhere', amount: state.amount } })
          : succeed(state);
      case 'absent':
        return isUnsure(state, event.intent) ? missed(state, event.at) : state;
      case 'settledElsewhere':
        return isUnsure(state, event.intent)
          ? enter(spent(state), { notice: { code: 'untaken', amount: state.amount } })
          : state;
      case 'restarted':
        return state.status === 'succeeded' ? INITIAL_PAYOUT : state;
    }
  };
}

interface Settled {
  readonly status: string;
  readonly intent?: string;
}

function enter<Problem, Refusal extends Failure>(
  { draft, spare }: Before,
  news: Partial<Pick<Entering<Problem, Refusal>, 'failure' | 'notice'>> = {},
): Entering<Problem, Refusal> {
  return { ...INITIAL_PAYOUT, draft, spare, ...news };
}

function isOut(state: Settled, intent: string): state is Sending | Unsure {
  return (state.status === 'sending' || state.status === 'unsure') && state.intent === intent;
}

function isUnsure(state: Settled, intent: string): state is Unsure {
  return state.status === 'unsure' && state.intent === intent;
}

function dispatch(state: Reviewing, { intent, at }: { intent: string; at: number }): Sending {
  const { amount, spare } = state;
  return sending(state, spare?.amount === amount ? spare : { intent, amount, sentAt: at });
}

function sending({ draft, spare }: Before, { intent, amount, sentAt }: SentPayout): Sending {
  return { status: 'sending', draft, spare, intent, amount, sentAt };
}

function succeed({ draft, amount }: Sending | Unsure) {
  return { status: 'succeeded', draft, amount } as const;
}

/** What remains after a sent payout is settled: the typed text, and a stored key that belongs to another payout. */
function spent({ draft, spare, intent }: Sending | Unsure): Before {
  return { draft, spare: spare?.intent === intent ? null : spare };
}

function adopt<Problem, Refusal extends Failure>(
  state: PayoutState<Problem, Refusal>,
  { untaken, ...sent }: PendingPayout,
): PayoutState<Problem, Refusal> {
  if (state.status !== 'entering' && state.status !== 'reviewing') return state;
  const { draft, spare } = state;
  if (untaken) return spare?.intent === sent.intent ? state : { ...state, spare: sent };
  return { ...sent, status: 'unsure', draft, spare, elsewhere: draft !== '', absent: null };
}

function missed<Problem, Refusal extends Failure>(
  state: Unsure,
  at: number,
): PayoutState<Problem, Refusal> {
  const { draft, intent, amount, sentAt } = state;
  if (state.absent?.last === at) return state;
  const reads = (state.absent?.reads ?? 0) + 1;
  // If the clock was set back, the wait starts again.
  const since = Math.min(state.absent?.since ?? at, at);
  if (reads < PAYOUT_ABSENT.reads || at - since < PAYOUT_ABSENT.forMs) {
    return { ...state, absent: { since, last: at, reads } };
  }
  const spare = { intent, amount, sentAt };
  return enter({ draft, spare }, { notice: { code: 'untaken', amount } });
}
