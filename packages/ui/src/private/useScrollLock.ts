'use client';

import { useEffect } from 'react';

import './scrollLock.css.ts';

let holders = 0;
const listeners = new Set<() => void>();

function hold(by: 1 | -1): void {
  holders += by;
  if (holders > 0) document.documentElement.dataset.scrollLocked = '';
  else delete document.documentElement.dataset.scrollLocked;
  for (const listener of listeners) listener();
}

/** Whether an overlay is open. */
export const isScrollLocked = (): boolean => holders > 0;

/** Subscribes to changes. Returns a function that unsubscribes. */
export function onScrollLock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Prevents page scrolling while mounted. Several components can hold the lock. */
export function useScrollLock(): void {
  useEffect(() => {
    hold(1);
    return () => hold(-1);
  }, []);
}
