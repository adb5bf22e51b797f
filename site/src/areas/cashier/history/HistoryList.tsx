import { HISTORY_PAGING, isWholeHistory, reachesBack } from '@brand/domain';
import { HistoryPanel, type HistoryPanelProps, useTimeout } from '@brand/ui';
import { useState } from 'react';
import { failureDrawing } from '../../../platform/errors/failureDrawing.ts';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { useServices } from '../../../member/services.ts';
import { SiteIllustration } from '../../../platform/illustrations/SiteIllustration.tsx';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';
import { useRetryFailed } from '../../../platform/connection/useRetryFailed.ts';
import { LazyWithdrawalDetails } from '../withdrawal/LazyWithdrawalDetails.tsx';
import { useHistoryFilter } from './useHistoryFilter.ts';
import { useHistoryRows } from './useHistoryRows.ts';

/** A phone shows a list. */
const tableCode = page(async () => (await import('./historyTable.ts')).HistoryTable);

/** Rows that a press adds, if days or a reference are selected. */
const FOUND_ROWS = 50;

/**
 * The wallet's history: some rows first, more on a press after a moment, up to a maximum. The operator sets the numbers
 * (section 4).
 *
 * @param wide with a table, on the page of a desktop
 */
export function HistoryList({ wide = false }: { wide?: boolean }) {
  const table = useLazyModule(tableCode, wide);
  const { history, protection, optionalCalls } = useServices().operator;
  const [filter, setFilter] = useHistoryFilter();
  const { rows, readCount, hasOlder, error } = useHistoryRows(filter);
  const found = reachesBack(filter);
  const paging = found ? { ...history, moreRows: FOUND_ROWS, mostRows: Infinity } : history;
  const { shown, waiting, loadMore } = useShownRows(JSON.stringify(filter), paging);

  function panelState(): HistoryPanelProps['state'] {
    if (!rows) return { status: 'loading' };
    if (rows.length === 0) {
      if (error) return { status: 'error', failure: failureOf(error) };
      return hasOlder && !isWholeHistory(filter)
        ? { status: 'empty', among: readCount }
        : { status: 'empty' };
    }
    const entries = rows.slice(0, shown);
    const isCut = rows.length > shown;
    const more = isCut && shown < paging.mostRows ? 'available' : 'none';
    return {
      status: 'ready',
      entries,
      ...(found && { counted: rows }),
      more: waiting ? 'loading' : more === 'none' && (isCut || hasOlder) ? 'capped' : more,
      stale: error !== null,
    };
  }

  const state = panelState();
  const empty = isWholeHistory(filter) ? 'chest' : 'owl';
  const drawing = state.status === 'error' ? failureDrawing(state.failure) : empty;
  return (
    <HistoryPanel
      state={state}
      picture={<SiteIllustration name={drawing} />}
      filter={filter}
      onFilterChange={setFilter}
      onLoadMore={loadMore}
      onRetry={useRetryFailed()}
      netDeposits={protection.netDeposits}
      wide={wide}
      table={table}
      progressOf={
        optionalCalls.withdrawalProgress
          ? (reference) => <LazyWithdrawalDetails reference={reference} />
          : undefined
      }
    />
  );
}

/** Number of visible rows for the list `of`. Another list starts again with the first rows. */
function useShownRows(
  of: string,
  { firstRows, moreRows, mostRows }: { firstRows: number; moreRows: number; mostRows: number },
) {
  const fresh = { of, shown: Math.min(firstRows, mostRows), waiting: false };
  const [last, setLast] = useState(fresh);
  const current = last.of === of ? last : fresh;
  useTimeout(
    () => setLast({ of, shown: Math.min(current.shown + moreRows, mostRows), waiting: false }),
    current.waiting ? HISTORY_PAGING.loadMoreDelayMs : null,
  );
  return { ...current, loadMore: () => setLast({ ...current, waiting: true }) };
}
