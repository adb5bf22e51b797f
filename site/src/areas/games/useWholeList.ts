import type { GameDetailsQuery } from '@brand/api/gameDetail';
import type { GameDetail } from '@brand/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useServices, useSession } from '../../member/services.ts';
import { whenIdle } from '../../platform/clock/whenIdle.ts';
import { gamesOf, wholeListOptions } from './wholeListQuery.ts';

/** A busy page gets its games too. */
const LONGEST_WAIT_MS = 1000;

/** A list of games as far as it is here. */
export interface WholeList {
  /** In the order of the list, each once; undefined before the first page. */
  readonly games: readonly GameDetail[] | undefined;
  /** Games that the list has in all, as the API says; null before the first page. */
  readonly total: number | null;
  /** Whether they are all here. Until then nothing can be counted. */
  readonly complete: boolean;
  /** Why it does not go on, or null; what came before stays. */
  readonly error: Error | null;
  /** Goes on where it stopped. */
  readonly retry: () => void;
}

/**
 * A list with every game of it, five thousand too: first what a screen or two show, the rest behind it while the page is
 * idle. Leaving the page ends the asking; coming back goes on where it stopped.
 *
 * @param query null asks nothing yet
 */
export function useWholeList(query: GameDetailsQuery | null): WholeList {
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...wholeListOptions(api, query ?? {}, userId),
    enabled: query !== null,
  });
  const goesOn = query !== null && hasNextPage && !isFetching && error === null;
  // With each page anew: one that comes at once is not seen to have been on its way.
  useEffect(
    () => (goesOn ? whenIdle(() => void fetchNextPage(), LONGEST_WAIT_MS) : undefined),
    [goesOn, data, fetchNextPage],
  );
  return {
    games: useMemo(() => data && gamesOf(data), [data]),
    total: data?.pages.at(-1)?.total ?? null,
    complete: data !== undefined && !hasNextPage,
    error,
    retry: useCallback(
      () => void (data === undefined ? refetch() : fetchNextPage()),
      [data, refetch, fetchNextPage],
    ),
  };
}
