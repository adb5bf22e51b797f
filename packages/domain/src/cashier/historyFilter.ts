import type { HistoryEntry } from './history.ts';

/** Types that the history can be filtered by. The first includes all types, also unknown ones. */
export const HISTORY_TYPES = ['all', 'deposit', 'withdraw', 'cancel'] as const;

/** Statuses that the history can be filtered by. The first includes both. */
export const HISTORY_STATUSES = ['all', 'success', 'inProgress'] as const;

/** The selected filter of the history. */
export interface HistoryFilter {
  readonly type: (typeof HISTORY_TYPES)[number];
  readonly status: (typeof HISTORY_STATUSES)[number];
}

/** Whether the filter includes the whole history. */
export function isWholeHistory({ type, status }: HistoryFilter): boolean {
  return type === 'all' && status === 'all';
}

/** The rows that match the filter, in their original order. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  { type, status }: HistoryFilter,
): readonly HistoryEntry[] {
  return entries.filter(
    (entry) =>
      (type === 'all' || entry.type === type) && (status === 'all' || entry.status === status),
  );
}
