import type { CashierApi } from '@brand/api/cashier';
import { type HistoryFilter, type Locale, isWholeHistory } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { HISTORY_KEY } from '../../../member/wallet/historyKey.ts';
import type { ServerClock } from '../../../platform/clock/serverClock.ts';

/** What is in progress is asked for again this often while somebody looks. */
const UNDER_WAY_MS = 10_000;

/** Where the history is read from, and how much of it. */
export interface HistorySource {
  readonly api: CashierApi;
  readonly clock: ServerClock;
  readonly locale: Locale;
  /** Rows at most. */
  readonly limit: number;
}

/**
 * The newest rows of the wallet, as many as the panel may ever show, with the time when they were asked for (ms on the
 * server's clock). Read again when somebody looks, and calmly while anything is in progress; a failure is logged, no more
 * (section 8).
 *
 * @param filter what to ask for; a server may give other rows too
 * @param awaited whether something was just made that the server has not shown yet
 */
export function historyOptions(source: HistorySource, filter: HistoryFilter, awaited: boolean) {
  const { api, clock, locale, limit } = source;
  return queryOptions({
    queryKey: [...HISTORY_KEY, locale, limit, filter.type, filter.status],
    queryFn: async ({ signal }) => {
      const readAt = clock.now();
      try {
        const query = isWholeHistory(filter) ? { limit } : { limit, filter };
        return { ...(await api.history(query, { signal, locale })), readAt };
      } catch (error) {
        if (!signal.aborted) console.warn('The history could not be read', error);
        throw error;
      }
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      awaited || data?.entries.some(({ status }) => status === 'inProgress') ? UNDER_WAY_MS : false,
  });
}
