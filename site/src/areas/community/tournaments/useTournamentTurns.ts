import { type Tournament, nextTournamentTurn } from '@brand/domain';
import { now, wakeAt } from '@brand/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Everybody who looks sees the same turn: they do not all ask at the same moment. */
const SPREAD_MS = 3_000;
const AT_LEAST_MS = 500;

/**
 * Draws a page anew on the very moment when the next of its tournaments starts or ends, and has it read once more shortly
 * after; in a hidden tab only when that is looked at again.
 *
 * @returns the time, in ms since 1970 by the server's clock
 */
export function useTournamentTurns(
  tournaments: readonly Pick<Tournament, 'startsAt' | 'endsAt'>[] | undefined,
  key: QueryKey,
): number {
  const queries = useQueryClient();
  const [turned, setTurned] = useState<number | null>(null);
  const time = now();
  const next = tournaments ? nextTournamentTurn(tournaments, time) : null;
  const [awaited, setAwaited] = useState(next);
  if (awaited !== next) {
    // Drawn for another reason between the moment and its timer, which is stopped by that: it has turned all the same.
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
