import { type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';

/** The second tap of a double tap follows within this time, in ms. */
const DOUBLE_TAP_MS = 500;

/**
 * For a view whose button appears under the finger that has just pressed the one of the view before.
 *
 * @returns a handler for the capture of clicks, which drops the second one of a double tap or double click that began before the
 *   view was shown
 */
export function useSecondTap(): (event: MouseEvent) => void {
  const shownAt = useRef(Infinity);

  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, []);

  return useCallback((event) => {
    const isEarly = performance.now() - shownAt.current < DOUBLE_TAP_MS;
    // Browsers count the clicks of a mouse. Not all of them count taps.
    const { pointerType } = event.nativeEvent as Partial<PointerEvent>;
    if (!isEarly || !(event.detail > 1 || pointerType === 'touch')) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
}
