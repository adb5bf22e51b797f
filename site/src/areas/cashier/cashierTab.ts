import {
  type CashierTab,
  cashierPage,
  readSearchFlags,
  withCashier,
  withoutPanels,
} from '../../routing/searchFlags.ts';

/** Input that decides which tab of the cashier is open. */
export interface TabQuestion {
  /** Without language. */
  readonly pathname: string;
  /** Including `?`, or empty. */
  readonly search: string;
  /** The last open tab (cookie `transferPage`). Null if none. */
  readonly last: string | null;
  /** Whether the member has USDT options. Null while unknown. */
  readonly usdt: boolean | null;
}

/** Pages of the cashier. Also matches variants such as `/Withdraw/`. */
const PAGE = /^\/(deposit|withdraw)\/?$/i;

/** Whether the cashier is a page of its own, and not a panel next to a page. */
export function isCashierPage(pathname: string): boolean {
  return PAGE.test(pathname);
}

/** Whether it is the withdrawal page. */
export function isWithdrawPage(pathname: string): boolean {
  return pageOf(pathname) === 'withdraw';
}

function pageOf(pathname: string): string | undefined {
  return PAGE.exec(pathname)?.[1]?.toLowerCase();
}

/**
 * The open tab (sections 2 and 4): from the address, otherwise from the page, otherwise the last open one. `/deposit` alone
 * opens the QR. USDT without options is refused.
 */
export function shownTab({ pathname, search, last, usdt }: TabQuestion): CashierTab {
  const wanted = readSearchFlags(search).tab ?? tabOfPage(pathname, last);
  return wanted === 'deposit-usdt-tab' && usdt === false ? 'deposit-tab' : wanted;
}

function tabOfPage(pathname: string, last: string | null): CashierTab {
  if (isWithdrawPage(pathname)) return 'withdraw-tab';
  if (isCashierPage(pathname)) return 'deposit-tab';
  return last === 'withdraw-tab' || last === 'deposit-usdt-tab' ? last : 'deposit-tab';
}

/** Path and query that show a tab, on its own page or in the panel of the current page. Other parameters stay. */
export function addressOfTab(pathname: string, search: string, tab: CashierTab): string {
  if (!isCashierPage(pathname)) return withCashier(pathname, search, tab);
  const rest = withoutPanels('', search).slice(1);
  const page = cashierPage(tab);
  return rest ? `${page}${page.includes('?') ? '&' : '?'}${rest}` : page;
}

/** The corrected address of the shown tab. Null if nothing needs correction. */
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
