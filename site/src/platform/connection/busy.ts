import { useEffect } from 'react';

let holds = 0;
const listeners = new Set<() => void>();

/**
 * Says that money is being moved or an amount is typed: the page does not reload by itself meanwhile.
 *
 * @returns lets go again; calling it twice does nothing
 */
export function holdPage(): () => void {
  let held = true;
  count(1);
  return () => {
    if (held) count(-1);
    held = false;
  };
}

function count(by: 1 | -1): void {
  holds += by;
  for (const listener of listeners) listener();
}

/** Tells when the page is held or let go. @returns stops it */
export function onPageHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody holds the page. */
export function isPageHeld(): boolean {
  return holds > 0;
}

/** Holds the page as long as something is under way in a component. */
export function useHoldPage(underWay: boolean): void {
  useEffect(() => (underWay ? holdPage() : undefined), [underWay]);
}
