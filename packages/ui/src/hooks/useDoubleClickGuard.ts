'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/** Double-click guard of section 9, in ms. */
const GUARD_MS = 2_000;

/**
 * A lock for money buttons whose flow is outside the panel. It locks synchronously, in the same task as the first call.
 * `disabled={pending}` locks only after the next render, when many clicks may already have passed.
 *
 * @param key what the action changes, such as the state of a flow; a new value unlocks
 * @returns runs an action unless locked; unlocks when `key` changes or after 2 s
 */
export function useDoubleClickGuard(key: unknown): (action: () => void) => void {
  const closedUntil = useRef(-Infinity);

  useLayoutEffect(() => {
    closedUntil.current = -Infinity;
  }, [key]);

  return useCallback((action) => {
    const time = performance.now();
    if (time < closedUntil.current) return;
    closedUntil.current = time + GUARD_MS;
    action();
  }, []);
}
