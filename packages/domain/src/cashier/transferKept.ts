import type { Draft } from '../account/joinDrafts.ts';
import type { TransferReport } from './transfer.ts';
import type { TransferChannel, TransferDraft } from './transferDraft.ts';
import { type TransferState, reportTransfer } from './transferFlow.ts';

/** Longer than anything that is typed in earnest. */
const LONGEST = 200;

/**
 * What is kept of a report that is not finished, so that a reload or another page loses nothing of it: what was typed, and
 * of a report on its way its intent, so that it is asked for again and never sent anew. Nothing of one that has ended.
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

/** Where a transfer to a channel goes on. Of a report that was on its way nobody knows whether it arrived. */
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
