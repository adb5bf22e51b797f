'use client';

import { useEffect, useState } from 'react';

/**
 * Whether a reward was collected while it is shown, and not before. When its button is removed, the focus moves to the heading
 * of the reward, so that the keyboard continues there. A focus that is already somewhere else stays.
 *
 * @param titleId id of the heading, which has `tabIndex={-1}`
 */
export function useJustCollected(collected: boolean, titleId: string): boolean {
  const [before] = useState(collected);
  const isNew = collected && !before;
  useEffect(() => {
    if (!isNew || document.activeElement !== document.body) return;
    document.getElementById(titleId)?.focus({ preventScroll: true });
  }, [isNew, titleId]);
  return isNew;
}
