'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Allows one call at a time. The lock is a ref that is set in the same task as the click, so that a hundred clicks before
 * the next render result in one call. It unlocks when the promise of the call settles.
 *
 * @returns the guarded function, which returns undefined while locked, and whether it is locked (for the look of the button)
 */
export function useLock<Args extends unknown[], Result>(
  call: (...args: Args) => Result | Promise<Result>,
): [run: (...args: Args) => Promise<Result | undefined>, locked: boolean] {
  const lock = useRef(false);
  const alive = useRef(true);
  const latest = useRef(call);
  const [locked, setLocked] = useState(false);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const run = useCallback(async (...args: Args) => {
    if (lock.current) return undefined;
    lock.current = true;
    setLocked(true);
    try {
      return await latest.current(...args);
    } finally {
      lock.current = false;
      if (alive.current) setLocked(false);
    }
  }, []);
  return [run, locked];
}
