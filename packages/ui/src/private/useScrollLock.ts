'use client';

import { useEffect } from 'react';

import './scrollLock.css.ts';

let holders = 0;

/** Keeps the page from scrolling while mounted; several may hold it at once. */
export function useScrollLock(): void {
  useEffect(() => {
    holders += 1;
    document.documentElement.dataset.scrollLocked = '';
    return () => {
      holders -= 1;
      if (holders === 0) delete document.documentElement.dataset.scrollLocked;
    };
  }, []);
}
