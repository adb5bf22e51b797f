import type { Place } from '../../routing/navigation.ts';
import {
  type CashierTab,
  cashierPage,
  withCashier,
  withHistory,
} from '../../routing/searchFlags.ts';

/** Where the cashier is: a page on a phone, a panel beside the page elsewhere (section 2). */
export function cashierHref(place: Place, isPhone: boolean, tab: CashierTab): string {
  // Whoever comes to deposit finds the tab that was open last.
  if (isPhone) return place.href(cashierPage(tab === 'deposit-tab' ? null : tab));
  return place.href(withCashier(place.pathname, place.search, tab));
}

/** Where the history is, likewise. */
export function historyHref(place: Place, isPhone: boolean): string {
  return place.href(isPhone ? '/history' : withHistory(place.pathname, place.search));
}
