import {
  type DayRange,
  type HistoryEntry,
  type HistoryFilter,
  type PendingNote,
  filterHistory,
  WHOLE_HISTORY,
  bangkokDay,
  isWholeHistory,
  mergePending,
  reachesBack,
} from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useCashierApi } from '../../../member/cashier/useCashierApi.ts';
import { historyOptions } from './historyQuery.ts';
import { pendingEntries } from '../../../member/cashier/pendingEntries.ts';
import { useSettledBalance } from './useSettledBalance.ts';

/** State of the history. */
export interface HistoryRows {
  /** Rows that match the filter, newest first. Null until one request has finished. */
  readonly rows: readonly HistoryEntry[] | null;
  /** Rows before filtering, and whether the server has older ones. */
  readonly readCount: number;
  readonly hasOlder: boolean;
  /** Why the last request failed; null if it did not. */
  readonly error: Error | null;
}

const NONE: readonly PendingNote[] = [];
const nothing = () => NONE;

/** The newest rows of the wallet, including new entries, filtered. */
export function useHistoryRows(filter: HistoryFilter): HistoryRows {
  const api = useCashierApi();
  const { locale } = usePlace();
  const { clock, operator } = useServices();
  const source = { api, clock, locale, limit: operator.history.mostRows };
  const notes = useSyncExternalStore(pendingEntries.subscribe, pendingEntries.read, nothing);
  const awaited = notes.some(({ row }) => !row);

  // Only an unfiltered request can confirm new entries.
  const isWhole = isWholeHistory(filter);
  const whole = useQuery({
    ...historyOptions(source, WHOLE_HISTORY, awaited),
    enabled: isWhole || awaited,
  });
  const part = useQuery({ ...historyOptions(source, filter, awaited), enabled: !isWhole });
  const judged = whole.data;
  useEffect(() => {
    if (judged) pendingEntries.settle(mergePending(judged.entries, notes, judged.readAt));
  }, [judged, notes]);

  const query = isWhole ? whole : part;
  // Until the rows of a filter have loaded, the matching known rows are used.
  // Their totals are those of all rows, so selected days wait for them.
  const data = query.data ?? (reachesBack(filter) ? undefined : whole.data);
  useSettledBalance(data?.entries);
  const merged = mergePending(data?.entries ?? [], notes, data?.readAt ?? 0);
  const rows = filterHistory(merged.entries, filter);
  const isSettled = query.data !== undefined || query.isError;
  return {
    rows: isSettled || (data && rows.length > 0) ? rows : null,
    readCount: data?.entries.length ?? 0,
    hasOlder:
      data !== undefined &&
      data.total > data.entries.length + data.dropped &&
      !isBefore(data.entries.at(-1), filter.range),
    error: query.error,
  };
}

/** Whether a server that ignores the days has given all rows of them. */
function isBefore(oldest: HistoryEntry | undefined, range: DayRange | null): boolean {
  return oldest !== undefined && range !== null && bangkokDay(oldest.time) < range.from;
}
