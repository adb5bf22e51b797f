import type { Failure } from './errorCatalogue.ts';
import type { Satang } from './money.ts';
import { type WithdrawAmountProblem, checkWithdrawAmount } from './withdrawAmount.ts';
import type { WithdrawBasis } from './withdrawRoom.ts';

/** How long, and in how many good looks, a withdrawal has to be missing from the history to count as not made. */
export const WITHDRAW_ABSENT = { forMs: 15_000, reads: 4 } as const;

/** A withdrawal that was sent under a key. The key makes sure that it pays once, however often it arrives. */
export interface SentWithdrawal {
  readonly intent: string;
  readonly amount: Satang;
  /** When it was sent first, in ms since 1970 on the server's clock. */
  readonly sentAt: number;
}

/** A sent withdrawal as the browser keeps it for a reload and for other tabs. */
export interface PendingWithdrawal extends SentWithdrawal {
  /** It was looked for and is not there: its key serves the next try, in case it arrives after all. */
  readonly untaken: boolean;
}

/** A refusal, with the figure in satang that it names: the minimum, what is left today, or of the turnover. */
export interface WithdrawFailure extends Failure {
  readonly figure: Satang | null;
}

/** News that leads back to the form: a lost withdrawal was not made, or one was made in another tab. */
export interface WithdrawNotice {
  readonly code: 'untaken' | 'elsewhere';
  readonly amount: Satang;
}

/** A withdrawal, one named state at a time. The lock stands beside it (`withdrawLock`): it outlives the panel. */
export type WithdrawState =
  | (Before & {
      readonly status: 'entering';
      readonly problem: WithdrawAmountProblem | null;
      readonly failure: WithdrawFailure | null;
      readonly notice: WithdrawNotice | null;
    })
  | (Before & { readonly status: 'reviewing'; readonly amount: Satang })
  | (Before & SentWithdrawal & { readonly status: 'sending' })
  /** The connection broke after sending, or another tab or an earlier page sent it: history decides. */
  | (Before &
      SentWithdrawal & {
        readonly status: 'unsure';
        /** It was sent elsewhere while something was typed here; what was typed is not it. */
        readonly elsewhere: boolean;
        /** Good looks that did not find it, when the first was and when the last; null before. */
        readonly absent: {
          readonly since: number;
          readonly last: number;
          readonly reads: number;
        } | null;
      })
  | { readonly status: 'succeeded'; readonly draft: string; readonly amount: Satang };

interface Before {
  /** What the member typed; it outlives errors. */
  readonly draft: string;
  /** The key to use again for this amount, where an earlier try was not found. */
  readonly spare: SentWithdrawal | null;
}

/** What a member, an answer, the clock or another tab does to a withdrawal. */
export type WithdrawEvent =
  | { readonly type: 'amountTyped'; readonly text: string }
  | (WithdrawBasis & {
      readonly type: 'submitted';
      /** True while the lock runs: nothing is sent (section 5). */
      readonly locked: boolean;
    })
  | { readonly type: 'returned' }
  | {
      readonly type: 'confirmed';
      /** A new key; not used where an earlier one serves this amount. */
      readonly intent: string;
      /** Ms since 1970 on the server's clock. */
      readonly at: number;
      /** True when a lock has begun since the review. */
      readonly locked: boolean;
    }
  | { readonly type: 'accepted'; readonly intent: string }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: WithdrawFailure }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unsure`: send the same intent again. */
  | { readonly type: 'rechecked' }
  /** The browser keeps a withdrawal that this page has not sent, or not since it was loaded. */
  | { readonly type: 'pendingFound'; readonly pending: PendingWithdrawal }
  /** The history has it. */
  | { readonly type: 'found'; readonly intent: string }
  /** One good look without it, at a time of the server's clock. Told again it counts once. */
  | { readonly type: 'absent'; readonly intent: string; readonly at: number }
  /** Another tab has its answer, and the history does not have it: it was refused. */
  | { readonly type: 'settledElsewhere'; readonly intent: string }
  | { readonly type: 'restarted' };

/** Nothing typed, nothing sent. */
export const INITIAL_WITHDRAW: WithdrawState = enter({ draft: '', spare: null });

/** An event that the state does not expect changes nothing: the same object comes back. */
export function withdrawTransition(state: WithdrawState, event: WithdrawEvent): WithdrawState {
  switch (event.type) {
    case 'amountTyped':
      return state.status === 'entering' ? enter({ ...state, draft: event.text }) : state;
    case 'submitted':
      return state.status === 'entering' && !event.locked ? submit(state, event) : state;
    case 'returned':
      return state.status === 'reviewing' ? enter(state) : state;
    case 'confirmed':
      if (state.status !== 'reviewing') return state;
      return event.locked ? enter(state) : dispatch(state, event);
    case 'accepted':
      return isOut(state, event.intent) ? succeed(state) : state;
    case 'refused':
      // A key that was answered is used up.
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
      return state.status === 'succeeded' ? INITIAL_WITHDRAW : state;
  }
}

type Entering = Extract<WithdrawState, { status: 'entering' }>;
type Reviewing = Extract<WithdrawState, { status: 'reviewing' }>;
type Unsure = Extract<WithdrawState, { status: 'unsure' }>;
type Out = Extract<WithdrawState, { status: 'sending' | 'unsure' }>;

function enter(
  { draft, spare }: Before,
  news: Partial<Pick<Entering, 'failure' | 'notice'>> = {},
): Entering {
  return { status: 'entering', draft, problem: null, failure: null, notice: null, spare, ...news };
}

function isOut(state: WithdrawState, intent: string): state is Out {
  return (state.status === 'sending' || state.status === 'unsure') && state.intent === intent;
}

function isUnsure(state: WithdrawState, intent: string): state is Unsure {
  return state.status === 'unsure' && state.intent === intent;
}

function submit(state: Entering, basis: WithdrawBasis): WithdrawState {
  const { draft, spare } = state;
  const checked = checkWithdrawAmount(draft, basis);
  return checked.ok
    ? { status: 'reviewing', draft, spare, amount: checked.amount }
    : { ...state, problem: checked.problem, failure: null, notice: null };
}

function dispatch(state: Reviewing, { intent, at }: { intent: string; at: number }): WithdrawState {
  const { amount, spare } = state;
  return sending(state, spare?.amount === amount ? spare : { intent, amount, sentAt: at });
}

function sending(
  { draft, spare }: Before,
  { intent, amount, sentAt }: SentWithdrawal,
): WithdrawState {
  return { status: 'sending', draft, spare, intent, amount, sentAt };
}

function succeed({ draft, amount }: Out): WithdrawState {
  return { status: 'succeeded', draft, amount };
}

/** What stays when a sent withdrawal is settled: what was typed, and a key that is not its own. */
function spent({ draft, spare, intent }: Out): Before {
  return { draft, spare: spare?.intent === intent ? null : spare };
}

function adopt(state: WithdrawState, { untaken, ...sent }: PendingWithdrawal): WithdrawState {
  if (state.status !== 'entering' && state.status !== 'reviewing') return state;
  const { draft, spare } = state;
  if (untaken) return spare?.intent === sent.intent ? state : { ...state, spare: sent };
  return { ...sent, status: 'unsure', draft, spare, elsewhere: draft !== '', absent: null };
}

function missed(state: Unsure, at: number): WithdrawState {
  const { draft, intent, amount, sentAt } = state;
  if (state.absent?.last === at) return state;
  const reads = (state.absent?.reads ?? 0) + 1;
  // A clock that was corrected backwards starts the wait anew.
  const since = Math.min(state.absent?.since ?? at, at);
  if (reads < WITHDRAW_ABSENT.reads || at - since < WITHDRAW_ABSENT.forMs) {
    return { ...state, absent: { since, last: at, reads } };
  }
  const spare = { intent, amount, sentAt };
  return enter({ draft, spare }, { notice: { code: 'untaken', amount } });
}
