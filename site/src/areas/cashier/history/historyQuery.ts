import type { CashierApi, HistoryPage } from '@brand/api/cashier';
import {
  type HistoryEntry,
  type HistoryFilter,
  type Locale,
  isWholeHistory,
  reachesBack,
} from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { HISTORY_KEY } from '../../../member/wallet/historyKey.ts';
import type { ServerClock } from '../../../platform/clock/serverClock.ts';

/** Polling interval for entries in progress while the page is visible. */
const UNDER_WAY_MS = 10_000;

/** Rows of a page, the maximum of the API, and rows that are read at most. */
const PAGE_ROWS = 100;
const MOST_ROWS = 500;

/** Source of the history, and how much is read. */
export interface HistorySource {
  readonly api: CashierApi;
  readonly clock: ServerClock;
  readonly locale: Locale;
  /** Maximum number of rows. */
  readonly limit: number;
}

/**
 * The rows of the wallet with the time of the request (ms on the server's clock): the newest up to the maximum of the panel,
 * or, if days or a reference are selected, all that match up to a limit, for their totals and the file. Reads again on focus, and at a slow interval while an entry is in progress. A failure is only logged (section 8).
 *
 * @param filter filter for the server, which may return other rows too
 * @param awaited whether a new entry is not confirmed by the server yet
 */
export function historyOptions(source: HistorySource, filter: HistoryFilter, awaited: boolean) {
  const { clock, locale, limit } = source;
  return queryOptions({
    queryKey: [...HISTORY_KEY, locale, limit, filter],
    queryFn: async ({ signal }) => {
      const readAt = clock.now();
      try {
        const read = reachesBack(filter) ? readPages : readLatest;
        return { ...(await read(source, filter, signal)), readAt };
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

async function readLatest(
  { api, locale, limit }: HistorySource,
  filter: HistoryFilter,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const query = isWholeHistory(filter) ? { limit } : { limit, filter };
  return api.history(query, { signal, locale });
}

/** Page after page, since a page has at most 100 rows. A row that moves to the next page meanwhile counts once. */
async function readPages(
  { api, locale }: HistorySource,
  filter: HistoryFilter,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const entries = new Map<string, HistoryEntry>();
  let dropped = 0;
  let total = 0;
  for (let skip = 0; skip < MOST_ROWS; skip += PAGE_ROWS) {
    const page = await api.history({ skip, limit: PAGE_ROWS, filter }, { signal, locale });
    const before = entries.size;
    for (const entry of page.entries) entries.set(entry.id, entry);
    dropped += page.dropped;
    total = page.total;
    // A server that offers only its latest rows gives the same ones again.
    if (entries.size === before || entries.size + dropped >= total) break;
  }
  return { entries: [...entries.values()], dropped, total };
}
