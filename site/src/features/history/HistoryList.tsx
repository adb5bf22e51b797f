import { HISTORY_PAGING } from '@brand/domain';
import { HistoryPanel, type HistoryPanelProps, useTimeout } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlace } from '../../app/navigation.ts';
import { useServices } from '../../app/services.ts';
import { useRetryFailed } from '../../app/useRetryFailed.ts';
import { useCashierApi } from '../cashier/useCashierApi.ts';
import { historyOptions } from './historyQuery.ts';

/** The wallet's history: some rows first, more at a press after a moment, up to a most; the operator says how many (section 4). */
export function HistoryList() {
  const api = useCashierApi();
  const { locale } = usePlace();
  const { firstRows, moreRows, mostRows } = useServices().operator.history;
  const { data, isError } = useQuery(historyOptions(api, locale, mostRows));
  const [shown, setShown] = useState(Math.min(firstRows, mostRows));
  const [waiting, setWaiting] = useState(false);
  useTimeout(
    () => {
      setShown((rows) => Math.min(rows + moreRows, mostRows));
      setWaiting(false);
    },
    waiting ? HISTORY_PAGING.loadMoreDelayMs : null,
  );

  function panelState(): HistoryPanelProps['state'] {
    if (!data) return isError ? { status: 'error' } : { status: 'loading' };
    if (data.entries.length === 0) return { status: 'empty' };
    const entries = data.entries.slice(0, shown);
    const hasMore = data.entries.length > shown && shown < mostRows;
    return { status: 'ready', entries, more: waiting ? 'loading' : hasMore ? 'available' : 'none' };
  }

  return (
    <HistoryPanel
      state={panelState()}
      onLoadMore={() => setWaiting(true)}
      onRetry={useRetryFailed()}
    />
  );
}
