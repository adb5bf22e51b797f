import { createContext, useContext, useEffect, useRef } from 'react';

/** Current step of a cashier tab, and how to go one step back. */
export interface CashierSteps {
  readonly step: number;
  readonly back: () => void;
}

/** Interface through which a tab reports its steps. */
export interface CashierBack {
  /** The current view. Null when it is unmounted. */
  view(steps: CashierSteps | null): void;
  /** Closes the sheet over the view. Null if there is none. */
  sheet(close: (() => void) | null): void;
}

/** The context of the surrounding tab. Null: steps are not counted. */
export const CashierBackContext = createContext<CashierBack | null>(null);

/**
 * Registers the steps of a cashier view for Back on a phone (section 4, Transfer back navigation). All tabs stay mounted,
 * so only the visible one counts. No view changes the history directly.
 *
 * @param step 0 at the start of the tab; null if a part of the view counts for it
 * @param onBack goes one step back in the view; it may refuse
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

/** Counts a sheet over a view as one more step: Back closes it. */
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
