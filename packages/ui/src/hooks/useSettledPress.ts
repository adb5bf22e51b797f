'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/** As long as a press takes that was begun before one saw what came under it, in ms. */
const SETTLED_MS = 700;

/**
 * For what opens by itself: a press that was meant for what lay there before answers nothing.
 *
 * @param shown whether it is open
 * @returns runs an action once it has been open for 0.7 s
 */
export function useSettledPress(shown: boolean): (action: () => void) => void {
  const from = useRef(Infinity);
  useLayoutEffect(() => {
    from.current = shown ? performance.now() + SETTLED_MS : Infinity;
  }, [shown]);
  return useCallback((action) => {
    if (performance.now() >= from.current) action();
  }, []);
}
