import { type CommunityApi, createCommunityApi } from '@brand/api/community';
import type { GameType, Locale, Tournament } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';

/** The calls of the tournament, VIP and help pages; their code comes with those pages. */
export function useCommunityApi(): CommunityApi {
  const { api } = useServices();
  return useMemo(() => createCommunityApi(api.client), [api]);
}

/** Rows of the table that the page of one tournament shows. */
const TABLE_ROWS = 50;
/** Points move while people play. */
const TABLE_STALE_MS = 15_000;
const AT_LEAST_MS = 1_000;
/** Longer than this nobody waits with the page open, and a timer could not hold a month. */
const AT_MOST_MS = 3_600_000;

/**
 * How long a list of tournaments stays right: until the next one starts or ends.
 *
 * @returns ms, false where nothing will change
 */
export function untilNextChange(
  tournaments: readonly Pick<Tournament, 'startsAt' | 'endsAt'>[],
  now: number,
): number | false {
  const changes = tournaments
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((time) => time > now);
  if (changes.length === 0) return false;
  return Math.min(AT_MOST_MS, Math.max(AT_LEAST_MS, Math.min(...changes) - now));
}

interface TournamentsOf {
  readonly locale: Locale;
  readonly userId: string | null;
  readonly type?: GameType;
}

/** All tournaments, or those of one type of game; asked for again when one starts or ends. */
export function tournamentsOptions(
  api: CommunityApi,
  { locale, userId, type }: TournamentsOf,
  now: () => number,
) {
  return queryOptions({
    queryKey: ['tournaments', locale, type ?? null, userId],
    queryFn: ({ signal }) => api.tournaments({ locale, ...(type && { type }) }, { signal }),
    refetchInterval: ({ state }) => (state.data ? untilNextChange(state.data, now()) : false),
  });
}

export function tournamentOptions(
  api: CommunityApi,
  { locale, userId, id }: { locale: Locale; userId: string | null; id: string },
  now: () => number,
) {
  return queryOptions({
    queryKey: ['tournament', locale, id, userId],
    queryFn: ({ signal }) => api.tournament({ id, locale, limit: TABLE_ROWS }, { signal }),
    staleTime: TABLE_STALE_MS,
    refetchInterval: ({ state }) => (state.data ? untilNextChange([state.data], now()) : false),
  });
}

export function vipOptions(api: CommunityApi, locale: Locale, userId: string | null) {
  return queryOptions({
    queryKey: ['vip', locale, userId],
    queryFn: ({ signal }) => api.vip(locale, { signal }),
  });
}

export function helpOptions(api: CommunityApi, locale: Locale) {
  return queryOptions({
    queryKey: ['help', locale],
    queryFn: ({ signal }) => api.help({ locale }, { signal }),
    staleTime: Infinity,
  });
}
