import type { GamesQuery, MemberApi } from '@brand/api';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';

const LIST_STALE_MS = 300_000;

/** One list of games. A member's list contains personal data, so it has a separate cache key. */
export function gameListOptions(api: MemberApi, query: GamesQuery, userId: string | null) {
  return queryOptions({
    queryKey: ['games', query, userId],
    queryFn: ({ signal }) => api.games(query, { signal }),
    staleTime: LIST_STALE_MS,
  });
}

/** The banners of the home page. */
export function bannersOptions(api: MemberApi, locale: Locale) {
  return queryOptions({
    queryKey: ['banners', locale],
    queryFn: ({ signal }) => api.banners(locale, { signal }),
    staleTime: LIST_STALE_MS,
  });
}
