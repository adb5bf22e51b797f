'use client';

import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a reward when its button is removed, so that the keyboard continues there. A focus that
 * is already somewhere else stays.
 *
 * @param titleId id of the heading, which has `tabIndex={-1}`
 */
export function useFocusAfterCollect(collected: boolean, titleId: string): void {
  const before = useRef(collected);
  useEffect(() => {
    const isNew = collected && !before.current;
    before.current = collected;
    if (!isNew || document.activeElement !== document.body) return;
    document.getElementById(titleId)?.focus({ preventScroll: true });
  }, [collected, titleId]);
}
