import { useEffect } from 'react';

let holds = 0;
const listeners = new Set<() => void>();

/**
 * Marks that money is in transfer or an amount is typed: the page does not reload automatically meanwhile.
 *
 * @returns releases the page; calling it twice has no further effect
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

/** Notifies when the page is held or released. @returns unsubscribe */
export function onPageHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is held. */
export function isPageHeld(): boolean {
  return holds > 0;
}

/** Holds the page while an action is in progress in a component. */
export function useHoldPage(underWay: boolean): void {
  useEffect(() => (underWay ? holdPage() : undefined), [underWay]);
}
