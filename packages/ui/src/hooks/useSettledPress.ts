'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/** A press within this time after opening may have started before the member saw the element, in ms. */
const SETTLED_MS = 700;

/**
 * For elements that open automatically: ignores a press that was intended for the content below.
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
