import { type Tournament, nextTournamentTurn } from '@brand/domain';
import { useNowAt, wakeAt } from '@brand/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** All visitors see the change at the same time. The spread avoids simultaneous requests. */
const SPREAD_MS = 3_000;
const AT_LEAST_MS = 500;

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
  const time = useNowAt(
    ...(tournaments ?? []).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  );
  const next = tournaments ? nextTournamentTurn(tournaments, time) : null;
  const [awaited, setAwaited] = useState(next);
  if (awaited !== next) {
    if (awaited !== null && awaited <= time) setTurned(awaited);
    setAwaited(next);
  }
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
