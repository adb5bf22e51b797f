import { type Tournament, nextTournamentTurn } from '@brand/domain';
import { useNow, wakeAt } from '@brand/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** All visitors see the change at the same time. The spread avoids simultaneous requests. */
const SPREAD_MS = 3_000;
const AT_LEAST_MS = 500;
const MINUTE_MS = 60_000;

/**
 * Rerenders a page when the next of its tournaments starts or ends, and reads it once more shortly after. A hidden tab
 * reads it when it becomes visible.
 *
 * @returns the time, in ms since 1970 by the server's clock
 */
export function useTournamentTurns(
  tournaments: readonly Pick<Tournament, 'startsAt' | 'endsAt'>[] | undefined,
  key: QueryKey,
): number {
  const queries = useQueryClient();
  const [turned, setTurned] = useState<number | null>(null);
  const time = Math.max(useNow(MINUTE_MS), turned ?? 0);
  const next = tournaments ? nextTournamentTurn(tournaments, time) : null;
  const [awaited, setAwaited] = useState(next);
  if (awaited !== next) {
    // The minute may turn just before the timer of the tournament, and cancels it.
    if (awaited !== null && awaited <= time) setTurned(awaited);
    setAwaited(next);
  }
  useEffect(() => (next === null ? undefined : wakeAt(next, () => setTurned(next))), [next]);
  const name = JSON.stringify(key);
  useEffect(() => {
    if (turned === null) return undefined;
    return wakeAt(turned + AT_LEAST_MS + Math.random() * SPREAD_MS, () => {
      const isHidden = document.visibilityState === 'hidden';
      const queryKey = JSON.parse(name) as QueryKey;
      void queries.invalidateQueries({ queryKey, refetchType: isHidden ? 'none' : 'active' });
    });
  }, [turned, queries, name]);
  return time;
}
