import { createContext, useContext, useEffect, useRef } from 'react';

/** How far a tab of the cashier has gone, and how it goes one step back. */
export interface CashierSteps {
  readonly step: number;
  readonly back: () => void;
}

/** What a tab tells of itself to whoever counts its steps. */
export interface CashierBack {
  /** The view that is shown; null where it is gone. */
  view(steps: CashierSteps | null): void;
  /** What closes the sheet over the view; null where there is none. */
  sheet(close: (() => void) | null): void;
}

/** Of the tab that a view stands in. Null: nobody counts. */
export const CashierBackContext = createContext<CashierBack | null>(null);

/**
 * Gives the views of a cashier their steps for Back on a phone (section 4, Transfer back navigation). All tabs stay in the
 * page, so the one that is shown counts, and none of them moves through the history by itself.
 *
 * @param step 0 where the tab begins; null where a part of the view counts for it
 * @param onBack takes the view one step back. What it does not take back stays.
 */
export function useCashierBack(step: number | null, onBack: () => void): void {
  const tab = useContext(CashierBackContext);
  const latest = useLatest(onBack);
  useEffect(() => {
    if (!tab || step === null) return undefined;
    tab.view({ step, back: () => latest.current() });
    return () => tab.view(null);
  }, [tab, step, latest]);
}

/** Makes a sheet over a view one step more: Back closes it. */
export function useCashierSheet(open: boolean, onClose: () => void): void {
  const tab = useContext(CashierBackContext);
  const latest = useLatest(onClose);
  useEffect(() => {
    if (!tab || !open) return undefined;
    tab.sheet(() => latest.current());
    return () => tab.sheet(null);
  }, [tab, open, latest]);
}

function useLatest(handler: () => void) {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return latest;
}
