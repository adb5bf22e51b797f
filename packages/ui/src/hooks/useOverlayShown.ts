'use client';

import { useSyncExternalStore } from 'react';

import { isScrollLocked, onScrollLock } from '../private/useScrollLock.ts';

/** Whether a dialog, sheet, panel or drawer of the library is open. Automatic pop-ups wait until it closes. */
export function useOverlayShown(): boolean {
  return useSyncExternalStore(onScrollLock, isScrollLocked, () => false);
}
