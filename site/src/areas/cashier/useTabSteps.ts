import { useState } from 'react';
import { entryState } from '../../routing/entryState.ts';
import { usePageBack } from '../../routing/pageBack.ts';
import { CASHIER_TABS, type CashierTab } from '../../routing/searchFlags.ts';
import type { CashierBack, CashierSteps } from './cashierBack.ts';

interface TabSteps {
  readonly view: CashierSteps | null;
  readonly closeSheet: (() => void) | null;
}

const NONE: TabSteps = { view: null, closeSheet: null };
const stay = () => {};

/**
 * Counts the steps of the visible tab for Back, and switches tabs so that Back does not walk through them: first it goes
 * back to the start of the page, then it replaces the tab.
 *
 * @param shown tab of the address
 * @param counts whether steps have their own history entries: on a page of a phone
 * @param open replaces the tab in the address
 */
export function useTabSteps(shown: CashierTab, counts: boolean, open: (tab: CashierTab) => void) {
  const [steps, setSteps] = useState<Partial<Record<CashierTab, TabSteps>>>({});
  const [counters] = useState(() => countersOf(setSteps));
  // The pressed tab, while the steps of the other one are removed from the history.
  const [next, setNext] = useState<CashierTab | null>(null);

  const { view, closeSheet } = steps[shown] ?? NONE;
  const step = (view?.step ?? 0) + (closeSheet ? 1 : 0);
  usePageBack(counts && next === null ? step : 0, closeSheet ?? view?.back ?? stay);

  return {
    /** The tab to show. */
    tab: next ?? shown,
    /** One step counter for each tab. */
    counters,
    /** Switches to another tab. */
    choose(tab: CashierTab) {
      if (next !== null) return;
      if (!counts || !entryState().step) {
        open(tab);
        return;
      }
      setNext(tab);
      const arrive = () => {
        // A sheet that has just closed may still be removing its entry. That is not the start of the page yet.
        if (entryState().step) return;
        removeEventListener('popstate', arrive);
        setNext(null);
        open(tab);
      };
      addEventListener('popstate', arrive);
    },
  };
}

type SetSteps = (
  change: (steps: Partial<Record<CashierTab, TabSteps>>) => Partial<Record<CashierTab, TabSteps>>,
) => void;

function countersOf(setSteps: SetSteps): Record<CashierTab, CashierBack> {
  const counterOf = (tab: CashierTab): CashierBack => {
    const set = (change: Partial<TabSteps>) =>
      setSteps((steps) => ({ ...steps, [tab]: { ...(steps[tab] ?? NONE), ...change } }));
    return { view: (view) => set({ view }), sheet: (closeSheet) => set({ closeSheet }) };
  };
  return Object.fromEntries(CASHIER_TABS.map((tab) => [tab, counterOf(tab)])) as Record<
    CashierTab,
    CashierBack
  >;
}
