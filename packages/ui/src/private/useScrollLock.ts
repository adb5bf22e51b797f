'use client';

import { useEffect } from 'react';

import './scrollLock.css.ts';
import { dockedElements } from './useDock.ts';

let holders = 0;
let unlock = () => {};
const listeners = new Set<() => void>();

/**
 * Locks page scrolling. The overlay gets the space of the scroll bar too, which no element could cover otherwise. The page
 * leaves that space empty and floating elements keep their position, so nothing moves.
 *
 * @returns removes the lock
 */
function lock(): () => void {
  const { documentElement: root, body } = document;
  const before = root.clientWidth;
  const places = dockedElements().map((element) => [element, leftOf(element)] as const);
  root.dataset.scrollLocked = '';
  const room = root.clientWidth - before;
  if (room > 0) {
    body.style.marginInlineEnd = `${room}px`;
    for (const [element, left] of places) {
      const moved = left - leftOf(element);
      if (moved !== 0) element.style.transform = `translateX(${moved}px)`;
    }
  }
  return () => {
    delete root.dataset.scrollLocked;
    body.style.marginInlineEnd = '';
    for (const [element] of places) element.style.transform = '';
  };
}

const leftOf = (element: HTMLElement): number => element.getBoundingClientRect().left;

function hold(by: 1 | -1): void {
  const wasLocked = isScrollLocked();
  holders += by;
  if (!wasLocked) unlock = lock();
  else if (!isScrollLocked()) unlock();
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
