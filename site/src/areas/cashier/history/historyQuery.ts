import type { CashierApi } from '@brand/api/cashier';
import { type HistoryFilter, type Locale, isWholeHistory } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { HISTORY_KEY } from '../../../member/wallet/historyKey.ts';
import type { ServerClock } from '../../../platform/clock/serverClock.ts';

/** Polling interval for entries in progress while the page is visible. */
const UNDER_WAY_MS = 10_000;

/** Source of the history, and how much is read. */
export interface HistorySource {
  readonly api: CashierApi;
  readonly clock: ServerClock;
  readonly locale: Locale;
  /** Maximum number of rows. */
  readonly limit: number;
}

/**
 * The newest rows of the wallet, up to the maximum of the panel, with the time of the request (ms on the server's clock).
 * Reads again on focus, and at a slow interval while an entry is in progress. A failure is only logged (section 8).
 *
 * @param filter filter for the server, which may return other rows too
 * @param awaited whether a new entry is not confirmed by the server yet
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
