'use client';

import { useSyncExternalStore } from 'react';

import { isScrollLocked, onScrollLock } from '../private/useScrollLock.ts';

/** Whether a dialog, sheet, panel or drawer of the library lies over the page: what opens by itself waits for it to go. */
export function useOverlayShown(): boolean {
  return useSyncExternalStore(onScrollLock, isScrollLocked, () => false);
}
