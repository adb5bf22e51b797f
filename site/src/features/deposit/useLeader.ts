import { usePageHidden } from '@brand/ui';
import { useEffect, useState } from 'react';

/**
 * Whether this tab, of all that want the same, is the one to act: that which was looked at last, or the only one left. Where
 * the browser has no locks every tab acts.
 *
 * @param name what only one does; null wants nothing
 */
export function useLeader(name: string | null): boolean {
  const hidden = usePageHidden();
  const [leads, setLeads] = useState(false);
  useEffect(() => {
    if (name === null || !hasLocks()) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // Held until the tab wants it no more.
    const hold = () =>
      new Promise<void>((release) => {
        setLeads(true);
        signal.addEventListener('abort', () => release());
        if (signal.aborted) release();
      });
    const stand = (takesOver: boolean): void => {
      const lock: Promise<unknown> = takesOver
        ? navigator.locks.request(name, { steal: true }, hold)
        : navigator.locks.request(name, { signal }, hold);
      lock.catch((error: unknown) => {
        if (signal.aborted) return;
        // Another visible tab has taken the lock, and this one waits until that is gone. Firefox refuses all locks while it blocks
        // cookies: then every tab acts.
        const isTaken = error instanceof DOMException && error.name === 'AbortError';
        setLeads(!isTaken);
        if (isTaken) stand(false);
      });
    };
    stand(!hidden);
    return () => {
      leaving.abort();
      setLeads(false);
    };
  }, [name, hidden]);
  return name !== null && (leads || !hasLocks());
}

function hasLocks(): boolean {
  return typeof navigator.locks !== 'undefined';
}
