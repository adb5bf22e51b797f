import type { MemberApi } from '@brand/api';
import type { GameDetailPage, GameDetailsQuery } from '@brand/api/gameDetail';
import type { GameDetail } from '@brand/domain';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { loadGameDetailApi } from '../../member/games/gameDetailQueries.ts';
import { wholeListKey } from './wholeListKey.ts';

/** Number of games on two desktop screens, which the visitor waits for. */
const FIRST_PAGE = 60;
/** Maximum of one reply (openapi, `ListsRequest.limit`). Parsed in 5 to 15 ms on a desktop, 80 ms on a slow phone. */
const NEXT_PAGES = 500;
const STALE_MS = 300_000;

const limitAt = (skip: number) => (skip === 0 ? FIRST_PAGE : NEXT_PAGES);

/** A list of any length, page by page. A member's list contains personal data, so it has a separate cache key. */
export function wholeListOptions(api: MemberApi, query: GameDetailsQuery, userId: string | null) {
  return infiniteQueryOptions({
    queryKey: wholeListKey(query, userId),
    queryFn: async ({ pageParam: skip, signal }) => {
      const { games } = await loadGameDetailApi(api);
      return games({ ...query, limit: limitAt(skip), skip }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, skip) => nextSkip(last, skip),
    staleTime: STALE_MS,
    // Thousands of games are not read again because of a window focus.
    refetchOnWindowFocus: false,
  });
}

/**
 * Offset of the next page; undefined after the last one. Invalid entries count. If the API returns no total, a full page
 * means that there may be more.
 *
 * @param skip offset of this page
 */
function nextSkip({ games, dropped, total }: GameDetailPage, skip: number): number | undefined {
  const came = games.length + dropped;
  const next = skip + came;
  const isLast = came === 0 || (next >= total && came < limitAt(skip));
  return isLast ? undefined : next;
}

const kept = new WeakMap<object, readonly GameDetail[]>();

/**
 * The games of all pages in order, without duplicates: a list that changes between two pages contains a game twice.
 * Memoised by the pages, so that the list keeps its identity.
 */
export function gamesOf({ pages }: InfiniteData<GameDetailPage>): readonly GameDetail[] {
  const known = kept.get(pages);
  if (known) return known;
  const seen = new Set<string>();
  const games = pages.flatMap((page) =>
    page.games.filter(({ id }) => seen.size < seen.add(id).size),
  );
  kept.set(pages, games);
  return games;
}
