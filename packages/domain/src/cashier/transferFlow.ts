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
  /** The typed values. They are kept after errors, when going back and after a lost connection. */
  readonly draft: TransferDraft;
}

/** A sent report in any later state. */
export interface SentTransfer extends WithDraft {
  readonly report: TransferReport;
  /** Idempotency key. Replies to other intents are ignored. */
  readonly intent: string;
}

/** A transfer outside the site and its report, as named states. */
export type TransferState =
  /** Shows the account to transfer to. */
  | (WithDraft & { readonly status: 'details' })
  | (WithDraft & {
      readonly status: 'reporting';
      /** True while day and time are suggestions that were not edited. */
      readonly isGuess: boolean;
      readonly problems: TransferProblems;
      readonly failure: Failure | null;
    })
  | (SentTransfer & {
      readonly status: 'sending';
      /** True if the report is sent again because it was unknown whether it had arrived. */
      readonly again: boolean;
    })
  /** The connection broke after sending. A retry with the same key cannot report twice. */
  | (SentTransfer & { readonly status: 'unsure' })
  | (SentTransfer & { readonly status: 'reported'; readonly receipt: TransferReceipt });

/** Events of a transfer report. */
export type TransferEvent =
  | {
      /** Opens the report. */
      readonly type: 'opened';
      /** Ms on the server's clock: the suggested time of the transfer. */
      readonly now: number;
    }
  /** Input in the report. The amount can also be typed in the converter of the channel details. */
  | { readonly type: 'typed'; readonly field: TransferField; readonly text: string }
  | {
      readonly type: 'submitted';
      readonly intent: string;
      readonly channel: TransferChannel;
      /** Ms on the server's clock. */
      readonly now: number;
      /** Id of the selected bonus. @default none */
      readonly bonus?: string | null;
    }
  | { readonly type: 'accepted'; readonly intent: string; readonly receipt: TransferReceipt }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: Failure }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unsure`: sends the same intent again. */
  | { readonly type: 'rechecked' }
  /** From the report back to the account. */
  | { readonly type: 'returned' }
  /** From the result to another transfer. */
  | { readonly type: 'restarted' }
  /** From the result back to the form with the sent values: the transfer was not found and is reported again. */
  | { readonly type: 'reopened' };

/** Initial state: shows the account, nothing typed. */
export const INITIAL_TRANSFER: TransferState = { status: 'details', draft: EMPTY_TRANSFER };

/** An event that the state does not expect is ignored: the same object is returned. */
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

/** The report with these values and no problems. */
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

/** The typed values are kept. A suggested time is updated when the report opens again. */
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

/** A receipt with a different amount is not accepted. For USDT, the current rate decides the amount. */
function accept(state: Out, receipt: TransferReceipt): TransferState {
  const { draft, report, intent } = state;
  const isOver = report.kind === 'usdt' ? receipt.amount > 0 : receipt.amount === report.amount;
  return isOver ? { status: 'reported', draft, report, intent, receipt } : doubt(state);
}
