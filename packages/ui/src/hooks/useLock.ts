'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Lets one call through at a time. The lock is a ref, taken in the same task as the click: a hundred
 * clicks before React renders again are one call. It opens when the call's promise settles.
 *
 * @returns the guarded function, which answers undefined while locked, and whether it is locked (for
 * the picture of the button)
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
