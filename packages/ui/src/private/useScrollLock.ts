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

/** Whether anything lies over the page. */
export const isScrollLocked = (): boolean => holders > 0;

/** Tells when that may have changed. Returns a function that stops it. */
export function onScrollLock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the page from scrolling while mounted; several may hold it at once. */
export function useScrollLock(): void {
  useEffect(() => {
    hold(1);
    return () => hold(-1);
  }, []);
}
