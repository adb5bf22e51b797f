import type { GameDetailsQuery } from '@brand/api/gameDetail';
import type { GameDetail } from '@brand/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices, useSession } from '../../member/services.ts';
import { whenIdle } from '../../platform/clock/whenIdle.ts';
import { gamesOf, wholeListOptions } from './wholeListQuery.ts';

/** Upper limit of the wait for idle time: a busy page loads its games too. */
const LONGEST_WAIT_MS = 1000;

/** A list of games as far as it has loaded. */
export interface WholeList {
  /** In the order of the list, without duplicates. Undefined before the first page. */
  readonly games: readonly GameDetail[] | undefined;
  /** Total number of games according to the API. Null before the first page. */
  readonly total: number | null;
  /** Whether all games have loaded. Until then nothing can be counted. */
  readonly complete: boolean;
  /** Why loading has stopped, or null. Loaded games stay. */
  readonly error: Error | null;
  /** Continues where it stopped. */
  readonly retry: () => void;
}

/**
 * Loads every game of a list, up to thousands: first enough for one or two screens, then the rest while the page is idle.
 * Leaving the page stops it; returning continues where it stopped.
 *
 * @param query null requests nothing yet
 * @param later whether the visitor sees games already, so that even the first ones wait until the page is idle
 */
export function useWholeList(query: GameDetailsQuery | null, later = false): WholeList {
  const { api } = useServices();
  const userId = useSession()?.userId ?? null;
  const [waits, setWaits] = useState(later);
  useEffect(() => (waits ? whenIdle(() => setWaits(false), LONGEST_WAIT_MS) : undefined), [waits]);
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    ...wholeListOptions(api, query ?? {}, userId),
    enabled: query !== null && !waits,
  });
  const goesOn = query !== null && hasNextPage && !isFetching && error === null;
  // Depends on the page count, because a fast page may never be seen as pending.
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
