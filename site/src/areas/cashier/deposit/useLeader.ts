import { useEffect, useState } from 'react';
import { standForLeader } from './standForLeader.ts';

/**
 * Whether this tab is the leader of all tabs with the same name: the last visible tab, or the only remaining one. If the
 * browser has no locks, every tab is a leader.
 *
 * @param name task that only the leader does; null requests nothing
 */
export function useLeader(name: string | null): boolean {
  const [leads, setLeads] = useState(false);
  useEffect(
    () => (name !== null && hasLocks() ? standForLeader(name, setLeads) : undefined),
    [name],
  );
  return name !== null && (leads || !hasLocks());
}

function hasLocks(): boolean {
  return typeof navigator.locks !== 'undefined';
}
