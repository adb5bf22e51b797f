import { bangkokDay } from '../time/bangkokTime.ts';
import type { DayRange } from '../time/dayRange.ts';
import type { HistoryEntry } from './history.ts';

/** Types that the history can be filtered by. The first includes all types, also unknown ones. */
export const HISTORY_TYPES = ['all', 'deposit', 'withdraw', 'cancel'] as const;

/** Statuses that the history can be filtered by. The first includes both. */
export const HISTORY_STATUSES = ['all', 'success', 'inProgress'] as const;

/** The selected filter of the history. */
export interface HistoryFilter {
  readonly type: (typeof HISTORY_TYPES)[number];
  readonly status: (typeof HISTORY_STATUSES)[number];
  /** Only these days; null: the latest rows. */
  readonly range: DayRange | null;
  /** Only references that contain this text, in any case. Empty: all. */
  readonly reference: string;
}

/** The filter that includes everything. */
export const WHOLE_HISTORY: HistoryFilter = {
  type: 'all',
  status: 'all',
  range: null,
  reference: '',
};

/** Whether the filter includes the whole history. */
export function isWholeHistory({ type, status, range, reference }: HistoryFilter): boolean {
  return type === 'all' && status === 'all' && range === null && reference === '';
}

/** Whether the filter asks for rows that may be older than the latest ones. */
export function reachesBack({ range, reference }: HistoryFilter): boolean {
  return range !== null || reference !== '';
}

/** The rows that match the filter, in their original order. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  { type, status, range, reference }: HistoryFilter,
): readonly HistoryEntry[] {
  const sought = reference.toLowerCase();
  return entries.filter(
    (entry) =>
      (type === 'all' || entry.type === type) &&
      (status === 'all' || entry.status === status) &&
      (range === null || isWithin(bangkokDay(entry.time), range)) &&
      (sought === '' || (entry.reference?.toLowerCase().includes(sought) ?? false)),
  );
}

function isWithin(day: string, { from, to }: DayRange): boolean {
  return day >= from && day <= to;
}
