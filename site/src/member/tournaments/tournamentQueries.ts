import type { CommunityApi } from '@brand/api/community';
import {
  type GameType,
  type Locale,
  type TournamentDetail,
  type TournamentRow,
  tournamentStateAt,
} from '@brand/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Number of table rows to read: the maximum of one reply. The member's own rank is returned separately. */
export const TABLE_ROWS = 100;
/** Polling interval of a visible table while members play. */
export const TABLE_MS = 30_000;
const TABLE_STALE_MS = 15_000;
/** Polling interval while a prize is pending. */
const PAYMENT_MS = 60_000;

interface TournamentsOf {
  readonly locale: Locale;
  readonly userId: string | null;
  readonly type?: GameType;
}

/** All tournaments, or those of one type of game. */
export function tournamentsOptions(api: CommunityApi, { locale, userId, type }: TournamentsOf) {
  return queryOptions({
    queryKey: ['tournaments', locale, type ?? null, userId],
    queryFn: ({ signal }) => api.tournaments({ locale, ...(type && { type }) }, { signal }),
  });
}

/**
 * One tournament with its table, polled while it runs and is visible. Not polled in a hidden tab or after its end.
 *
 * @param now the server's time, in ms since 1970
 */
export function tournamentOptions(
  api: CommunityApi,
  { locale, userId, id }: { locale: Locale; userId: string | null; id: string },
  now: () => number,
) {
  return queryOptions({
    queryKey: ['tournament', locale, id, userId],
    queryFn: ({ signal }) => api.tournament({ id, locale, limit: TABLE_ROWS }, { signal }),
    staleTime: TABLE_STALE_MS,
    refetchInterval: ({ state }) => (state.data ? untilNextReading(state.data, now()) : false),
  });
}

/**
 * The rows of a table after the first reply, read together up to `pages` replies. The rows before stay while more are
 * read. Polled like the table, so that ranks move in all of it at the same time.
 */
export function tournamentRowsOptions(
  api: CommunityApi,
  { locale, userId, id }: { locale: Locale; userId: string | null; id: string },
  { pages, polled }: { pages: number; polled: boolean },
) {
  return queryOptions({
    queryKey: ['tournament', locale, id, userId, 'rows', pages],
    queryFn: async ({ signal }): Promise<readonly TournamentRow[]> => {
      const replies = await Promise.all(
        Array.from({ length: pages - 1 }, (_, at) => {
          const asked = { id, locale, limit: TABLE_ROWS, skip: (at + 1) * TABLE_ROWS };
          return api.tournament(asked, { signal });
        }),
      );
      return replies.flatMap(({ leaderboard }) => leaderboard);
    },
    staleTime: TABLE_STALE_MS,
    enabled: pages > 1,
    placeholderData: keepPreviousData,
    refetchInterval: polled ? TABLE_MS : false,
  });
}

/** The rows of all replies by rank. A player who has moved between two replies is shown once, at the upper rank. */
export function joinedRows(
  first: readonly TournamentRow[],
  rest: readonly TournamentRow[],
): readonly TournamentRow[] {
  const rows = [...first];
  const hasOwn = first.some(({ own }) => own);
  for (const row of rest) {
    if (row.rank > (rows.at(-1)?.rank ?? 0) && !(hasOwn && row.own)) rows.push(row);
  }
  return rows;
}

/** @returns ms, or false if nothing changes any more */
export function untilNextReading(tournament: TournamentDetail, now: number): number | false {
  const state = tournamentStateAt(tournament, now);
  if (state === 'active') return TABLE_MS;
  const { own } = tournament;
  return state === 'ended' && own && own.prize !== null && own.paidAt === null ? PAYMENT_MS : false;
}
