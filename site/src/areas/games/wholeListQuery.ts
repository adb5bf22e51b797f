import type { MemberApi } from '@brand/api';
import {
  type GameDetailPage,
  type GameDetailsQuery,
  createGameDetailApi,
} from '@brand/api/gameDetail';
import type { GameDetail } from '@brand/domain';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';

/** As many as two screens of a desktop show: what is waited for. */
const FIRST_PAGE = 60;
/** As many as one answer can bring (openapi, `ListsRequest.limit`). Read in 5 to 15 ms on a desktop, 80 ms on a slow phone. */
const NEXT_PAGES = 500;
const STALE_MS = 300_000;

const limitAt = (skip: number) => (skip === 0 ? FIRST_PAGE : NEXT_PAGES);

/** A list of any length, page after page. A member's carries what is theirs, so it is kept apart from a visitor's. */
export function wholeListOptions(
  { client }: MemberApi,
  query: GameDetailsQuery,
  userId: string | null,
) {
  return infiniteQueryOptions({
    queryKey: ['wholeList', query, userId],
    queryFn: ({ pageParam: skip, signal }) =>
      createGameDetailApi(client).games({ ...query, limit: limitAt(skip), skip }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, skip) => nextSkip(last, skip),
    staleTime: STALE_MS,
    // Thousands of games are not read again because somebody looked at a message.
    refetchOnWindowFocus: false,
  });
}

/**
 * Where the page after `page` begins; undefined where that was the last. Entries that could not be read count. An API that
 * gives no total says of a full page only that there may be more.
 *
 * @param skip where the page itself began
 */
function nextSkip({ games, dropped, total }: GameDetailPage, skip: number): number | undefined {
  const came = games.length + dropped;
  const next = skip + came;
  const isLast = came === 0 || (next >= total && came < limitAt(skip));
  return isLast ? undefined : next;
}

const kept = new WeakMap<object, readonly GameDetail[]>();

/**
 * The games of all pages in order, each once: a list that changes between two pages brings one twice. Of the same pages it is
 * the same list, so that nothing is made of it again where it is come back to.
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
