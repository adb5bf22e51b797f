import type { CommunityApi } from '@brand/api/community';
import {
  type GameType,
  type Locale,
  type TournamentDetail,
  tournamentStateAt,
} from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';

/** Rows of the table that are read: as many as one answer can bring. The own place comes beside them. */
const TABLE_ROWS = 100;
/** Points move while people play: so often the table is read while it is looked at. */
export const TABLE_MS = 30_000;
const TABLE_STALE_MS = 15_000;
/** What was won is on its way: so often it is looked for. */
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
 * One tournament with its table, read again while it runs and is looked at: not in a hidden tab, and not once all is over.
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

/** @returns ms, false where nothing changes by itself */
export function untilNextReading(tournament: TournamentDetail, now: number): number | false {
  const state = tournamentStateAt(tournament, now);
  if (state === 'active') return TABLE_MS;
  const { own } = tournament;
  return state === 'ended' && own && own.prize !== null && own.paidAt === null ? PAYMENT_MS : false;
}
