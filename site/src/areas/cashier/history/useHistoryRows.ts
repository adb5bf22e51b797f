import {
  type HistoryEntry,
  type HistoryFilter,
  type PendingNote,
  filterHistory,
  isWholeHistory,
  mergePending,
} from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { useCashierApi } from '../../../member/cashier/useCashierApi.ts';
import { historyOptions } from './historyQuery.ts';
import { pendingEntries } from '../../../member/cashier/pendingEntries.ts';
import { useSettledBalance } from './useSettledBalance.ts';

/** What is known of the history. */
export interface HistoryRows {
  /** Rows that pass the filter, newest first; null until one reading has come or failed. */
  readonly rows: readonly HistoryEntry[] | null;
  /** Rows that were read before they were narrowed, and whether the server has older ones. */
  readonly readCount: number;
  readonly hasOlder: boolean;
  /** Whether the last reading failed. */
  readonly failed: boolean;
}

const WHOLE: HistoryFilter = { type: 'all', status: 'all' };
const NONE: readonly PendingNote[] = [];
const nothing = () => NONE;

/** The newest rows of the wallet with what was just made among them, narrowed to what is looked at. */
export function useHistoryRows(filter: HistoryFilter): HistoryRows {
  const api = useCashierApi();
  const { locale } = usePlace();
  const { clock, operator } = useServices();
  const source = { api, clock, locale, limit: operator.history.mostRows };
  const notes = useSyncExternalStore(pendingEntries.subscribe, pendingEntries.read, nothing);
  const awaited = notes.some(({ row }) => !row);

  // Only a reading of everything can say what has become of what was just made.
  const isWhole = isWholeHistory(filter);
  const whole = useQuery({
    ...historyOptions(source, WHOLE, awaited),
    enabled: isWhole || awaited,
  });
  const part = useQuery({ ...historyOptions(source, filter, awaited), enabled: !isWhole });
  const judged = whole.data;
  useEffect(() => {
    if (judged) pendingEntries.settle(mergePending(judged.entries, notes, judged.readAt));
  }, [judged, notes]);

  const query = isWhole ? whole : part;
  // Until the rows of a filter have come, those of them that are known already.
  const data = query.data ?? whole.data;
  useSettledBalance(data?.entries);
  const merged = mergePending(data?.entries ?? [], notes, data?.readAt ?? 0);
  const rows = filterHistory(merged.entries, filter);
  const isSettled = query.data !== undefined || query.isError;
  return {
    rows: isSettled || (data && rows.length > 0) ? rows : null,
    readCount: data?.entries.length ?? 0,
    hasOlder: data !== undefined && data.total > data.entries.length + data.dropped,
    failed: query.isError,
  };
}
