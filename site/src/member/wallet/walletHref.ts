import type { Place } from '../../routing/navigation.ts';
import {
  type CashierTab,
  cashierPage,
  withCashier,
  withHistory,
} from '../../routing/searchFlags.ts';

/** Address of the cashier: a page on a phone, otherwise a panel next to the page (section 2). */
export function cashierHref(place: Place, isPhone: boolean, tab: CashierTab): string {
  // A deposit link opens the tab that was open last.
  if (isPhone) return place.href(cashierPage(tab === 'deposit-tab' ? null : tab));
  return place.href(withCashier(place.pathname, place.search, tab));
}

/** Address of the history, likewise. Its own page has no panel next to it. */
export function historyHref(place: Place, isPhone: boolean): string {
  const isHere = /^\/history\/?$/i.test(place.pathname);
  return place.href(isPhone || isHere ? '/history' : withHistory(place.pathname, place.search));
}
