import type { Failure } from '../errors/errorCatalogue.ts';
import type { TransferReceipt, TransferReport } from './transfer.ts';
import {
  type TransferChannel,
  type TransferDraft,
  type TransferField,
  type TransferProblems,
  EMPTY_TRANSFER,
  NO_TRANSFER_PROBLEM,
  checkTransfer,
  transferTime,
} from './transferDraft.ts';

interface WithDraft {
  /** What was typed; it outlives errors, going back and a lost connection. */
  readonly draft: TransferDraft;
}

/** A report that was sent, whatever has become of it. */
export interface SentTransfer extends WithDraft {
  readonly report: TransferReport;
  /** Idempotency key; a reply to another intent is not ours. */
  readonly intent: string;
}

/** A transfer outside of the site and the report of it, one named state at a time. */
export type TransferState =
  /** Where to transfer to. */
  | (WithDraft & { readonly status: 'details' })
  | (WithDraft & {
      readonly status: 'reporting';
      /** Day and time are a guess of ours that nobody has changed. */
      readonly isGuess: boolean;
      readonly problems: TransferProblems;
      readonly failure: Failure | null;
    })
  | (SentTransfer & {
      readonly status: 'sending';
      /** It is asked for again, after nobody knew whether it had arrived. */
      readonly again: boolean;
    })
  /** The connection broke after sending: asking again with the same key cannot report twice. */
  | (SentTransfer & { readonly status: 'unsure' })
  | (SentTransfer & { readonly status: 'reported'; readonly receipt: TransferReceipt });

/** What the member or an answer does to a report of a transfer. */
export type TransferEvent =
  | {
      /** To the report. */
      readonly type: 'opened';
      /** Ms on the server's clock: the first guess of when the transfer was made. */
      readonly now: number;
    }
  /** Into the report; an amount also where the details convert it. */
  | { readonly type: 'typed'; readonly field: TransferField; readonly text: string }
  | {
      readonly type: 'submitted';
      readonly intent: string;
      readonly channel: TransferChannel;
      /** Ms on the server's clock. */
      readonly now: number;
      /** Id of the bonus to take with it. @default none */
      readonly bonus?: string | null;
    }
  | { readonly type: 'accepted'; readonly intent: string; readonly receipt: TransferReceipt }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: Failure }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unsure`: send the same intent again. */
  | { readonly type: 'rechecked' }
  /** From the report back to where to transfer to. */
  | { readonly type: 'returned' }
  /** From the end to another transfer. */
  | { readonly type: 'restarted' }
  /** From the end back to the form with what was sent: the transfer was not found, and is reported anew. */
  | { readonly type: 'reopened' };

/** The account to pay to is shown; nothing is typed yet. */
export const INITIAL_TRANSFER: TransferState = { status: 'details', draft: EMPTY_TRANSFER };

/** An event that the state does not expect changes nothing: the same object comes back. */
export function transferTransition(state: TransferState, event: TransferEvent): TransferState {
  switch (event.type) {
    case 'opened':
      return state.status === 'details' ? open(state.draft, event.now) : state;
    case 'typed':
      return state.status === 'details' || state.status === 'reporting'
        ? type(state, event.field, event.text)
        : state;
    case 'submitted':
      return state.status === 'reporting' ? submit(state, event) : state;
    case 'accepted':
      return isOut(state, event.intent) ? accept(state, event.receipt) : state;
    case 'refused':
      return isOut(state, event.intent)
        ? { ...reportTransfer(state.draft), failure: event.failure }
        : state;
    case 'connectionLost':
      return state.status === 'sending' && state.intent === event.intent ? doubt(state) : state;
    case 'rechecked':
      return state.status === 'unsure' ? { ...state, status: 'sending', again: true } : state;
    case 'returned':
      return state.status === 'reporting' ? leave(state) : state;
    case 'restarted':
      return state.status === 'reported' ? INITIAL_TRANSFER : state;
    case 'reopened':
      return state.status === 'reported' ? reportTransfer(state.draft) : state;
  }
}

type Details = Extract<TransferState, { status: 'details' }>;
type Reporting = Extract<TransferState, { status: 'reporting' }>;
type Out = Extract<TransferState, { status: 'sending' | 'unsure' }>;

/** The report with these words in its fields, nothing said about them yet. */
export function reportTransfer(draft: TransferDraft): Reporting {
  const [problems, failure] = [NO_TRANSFER_PROBLEM, null];
  return { status: 'reporting', draft, isGuess: false, problems, failure };
}

function open(draft: TransferDraft, now: number): Reporting {
  if (draft.day !== '') return reportTransfer(draft);
  return { ...reportTransfer({ ...draft, ...transferTime(now) }), isGuess: true };
}

function type<State extends Details | Reporting>(
  state: State,
  field: TransferField,
  text: string,
): State {
  const draft = { ...state.draft, [field]: text };
  if (state.status === 'details') return { ...state, draft };
  const about = field === 'day' ? 'time' : field;
  return {
    ...state,
    draft,
    isGuess: state.isGuess && about !== 'time',
    problems: { ...state.problems, [about]: null },
    failure: null,
  };
}

/** What was typed stays; a guess of the time is made anew when the report is opened again. */
function leave({ draft, isGuess }: Reporting): Details {
  return { status: 'details', draft: isGuess ? { ...draft, day: '', time: '' } : draft };
}

function submit(
  state: Reporting,
  { intent, channel, now, bonus = null }: Extract<TransferEvent, { type: 'submitted' }>,
): TransferState {
  const { draft } = state;
  const checked = checkTransfer(draft, { channel, now });
  if (!checked.ok) return { ...state, problems: checked.problems, failure: null };
  const report = { ...checked.report, bonus };
  return { status: 'sending', draft, report, intent, again: false };
}

function isOut(state: TransferState, intent: string): state is Out {
  return (state.status === 'sending' || state.status === 'unsure') && state.intent === intent;
}

function doubt({ draft, report, intent }: Out): TransferState {
  return { status: 'unsure', draft, report, intent };
}

/** A receipt over another amount than was sent is no answer to it; USDT come to what the rate of the moment says. */
function accept(state: Out, receipt: TransferReceipt): TransferState {
  const { draft, report, intent } = state;
  const isOver = report.kind === 'usdt' ? receipt.amount > 0 : receipt.amount === report.amount;
  return isOver ? { status: 'reported', draft, report, intent, receipt } : doubt(state);
}
