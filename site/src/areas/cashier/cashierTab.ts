import {
  type CashierTab,
  cashierPage,
  readSearchFlags,
  withCashier,
  withoutPanels,
} from '../../routing/searchFlags.ts';

/** What decides which tab of the cashier is open. */
export interface TabQuestion {
  /** Without language. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** The tab that was open last (cookie `transferPage`); null for none. */
  readonly last: string | null;
  /** Whether the member has USDT options; null while that is not known. */
  readonly usdt: boolean | null;
}

/** Pages of the cashier, however an address writes them: `/Withdraw/` is found as well. */
const PAGE = /^\/(deposit|withdraw)\/?$/i;

/** Whether the cashier has the page to itself, rather than standing beside one. */
export function isCashierPage(pathname: string): boolean {
  return PAGE.test(pathname);
}

/** Whether it is the page of withdrawals. */
export function isWithdrawPage(pathname: string): boolean {
  return pageOf(pathname) === 'withdraw';
}

function pageOf(pathname: string): string | undefined {
  return PAGE.exec(pathname)?.[1]?.toLowerCase();
}

/**
 * The tab that is open (sections 2 and 4): what the address says; where it says nothing the page that it names, and then the
 * one that was open last. USDT without options is refused.
 */
export function shownTab({ pathname, search, last, usdt }: TabQuestion): CashierTab {
  const wanted = readSearchFlags(search).tab ?? tabOfPage(pathname, last);
  return wanted === 'deposit-usdt-tab' && usdt === false ? 'deposit-tab' : wanted;
}

function tabOfPage(pathname: string, last: string | null): CashierTab {
  if (isWithdrawPage(pathname)) return 'withdraw-tab';
  if (last === 'deposit-usdt-tab') return last;
  return last === 'withdraw-tab' && !isCashierPage(pathname) ? last : 'deposit-tab';
}

/** Path and query that show a tab: on its own page, or beside the page that is shown. What else the address says stays. */
export function addressOfTab(pathname: string, search: string, tab: CashierTab): string {
  if (!isCashierPage(pathname)) return withCashier(pathname, search, tab);
  const rest = withoutPanels('', search).slice(1);
  const page = cashierPage(tab);
  return rest ? `${page}${page.includes('?') ? '&' : '?'}${rest}` : page;
}

/** The address that says what is shown, where it says something else; null where nothing is to be corrected. */
export function correctedAddress(
  { pathname, search }: Pick<TabQuestion, 'pathname' | 'search'>,
  tab: CashierTab,
): string | null {
  const right = addressOfTab(pathname, search, tab);
  const given = new URLSearchParams(search);
  const said = new URLSearchParams(right.split('?')[1]);
  const flags = ['tab', 'arr'] as const;
  const saysOther =
    flags.some((name) => given.has(name)) &&
    flags.some((name) => given.get(name) !== said.get(name));
  const page = pageOf(pathname);
  const isElsewhere = page !== undefined && !right.startsWith(`/${page}`);
  return saysOther || isElsewhere ? right : null;
}
