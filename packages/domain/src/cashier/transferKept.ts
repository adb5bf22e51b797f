import type { Draft } from '../account/joinDrafts.ts';
import type { TransferReport } from './transfer.ts';
import type { TransferChannel, TransferDraft } from './transferDraft.ts';
import { type TransferState, reportTransfer } from './transferFlow.ts';

/** Longer than any realistic input. */
const LONGEST = 200;

/**
 * The stored part of an unfinished report, so that a reload or another page does not lose it: the typed values, and the
 * intent of a pending report, so that it is retried and not sent as a new one. Nothing is stored after it has ended.
 */
export function storedTransfer(state: TransferState): Draft {
  switch (state.status) {
    case 'details':
      return { ...state.draft };
    case 'reporting':
      return { ...state.draft, view: 'report' };
    case 'sending':
    case 'unsure':
      return { ...state.draft, report: JSON.stringify(state.report), intent: state.intent };
    case 'reported':
      return {};
  }
}

/** Restores a transfer to a channel. For a pending report it is unknown whether it arrived. */
export function transferFromKept(kept: Draft, channel: TransferChannel): TransferState {
  const text = (field: string) => (kept[field] ?? '').slice(0, LONGEST);
  const draft: TransferDraft = {
    amount: text('amount'),
    day: text('day'),
    time: text('time'),
    reference: text('reference'),
  };
  const report = reportOf(kept['report'], channel);
  const intent = text('intent');
  if (report && intent) return { status: 'unsure', draft, report, intent };
  return kept['view'] === 'report' ? reportTransfer(draft) : { status: 'details', draft };
}

function reportOf(text: string | undefined, channel: TransferChannel): TransferReport | null {
  try {
    const report = JSON.parse(text ?? 'null') as TransferReport | null;
    return report !== null && isReport(report, channel) ? report : null;
  } catch {
    return null;
  }
}

function isReport(
  { kind, channelId, amount, paidAt, reference, bonus }: TransferReport,
  channel: TransferChannel,
): boolean {
  return (
    kind === channel.kind &&
    channelId === channel.id &&
    Number.isSafeInteger(amount) &&
    amount > 0 &&
    Number.isSafeInteger(paidAt) &&
    isTextOrNull(reference) &&
    isTextOrNull(bonus)
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}
