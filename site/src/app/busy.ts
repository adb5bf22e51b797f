import { useEffect } from 'react';

let holds = 0;

/**
 * Says that money is being moved or an amount is typed: the page does not reload by itself meanwhile.
 *
 * @returns lets go again; calling it twice does nothing
 */
export function holdPage(): () => void {
  let held = true;
  holds += 1;
  return () => {
    if (held) holds -= 1;
    held = false;
  };
}

/** Whether somebody holds the page. */
export function isPageHeld(): boolean {
  return holds > 0;
}

/** Holds the page as long as something is under way in a component. */
export function useHoldPage(underWay: boolean): void {
  useEffect(() => (underWay ? holdPage() : undefined), [underWay]);
}
