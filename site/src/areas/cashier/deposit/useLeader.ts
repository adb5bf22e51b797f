import { useEffect, useState } from 'react';
import { standForLeader } from './standForLeader.ts';

/**
 * Whether this tab, of all that want the same, is the one to act: that which was looked at last, or the only one left. Where
 * the browser has no locks every tab acts.
 *
 * @param name what only one does; null wants nothing
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
