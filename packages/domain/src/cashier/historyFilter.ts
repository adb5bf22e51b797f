import type { HistoryEntry } from './history.ts';

/** Types that the history can be narrowed to; the first means every one, also those that nobody foresaw. */
export const HISTORY_TYPES = ['all', 'deposit', 'withdraw', 'cancel'] as const;

/** Statuses that it can be narrowed to; the first means both. */
export const HISTORY_STATUSES = ['all', 'success', 'inProgress'] as const;

/** What of the history is looked at. */
export interface HistoryFilter {
  readonly type: (typeof HISTORY_TYPES)[number];
  readonly status: (typeof HISTORY_STATUSES)[number];
}

/** Whether the whole history is looked at. */
export function isWholeHistory({ type, status }: HistoryFilter): boolean {
  return type === 'all' && status === 'all';
}

/** The rows that are looked at, in the order in which they came. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  { type, status }: HistoryFilter,
): readonly HistoryEntry[] {
  return entries.filter(
    (entry) =>
      (type === 'all' || entry.type === type) && (status === 'all' || entry.status === status),
  );
}
