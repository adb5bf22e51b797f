/** The flags of the address that open a panel over any page (section 2). */
export interface SearchFlags {
  readonly sideDeposit: boolean;
  readonly sideHistory: boolean;
  /** Opening tab of the cashier; null where the address names none. */
  readonly tab: CashierTab | null;
}

/** Tabs of the cashier, as the flag `tab` names them (section 2). */
export const CASHIER_TABS = ['deposit-tab', 'deposit-usdt-tab', 'withdraw-tab'] as const;
export type CashierTab = (typeof CASHIER_TABS)[number];

/** `arr` says the same as `tab`, by its place: 0 deposit, 1 usdt, 2 withdraw. */
const numberOf = (tab: CashierTab) => `${CASHIER_TABS.indexOf(tab)}`;

/** With what of the history is looked at. */
const FLAG_NAMES = ['sideDeposit', 'sideHistory', 'tab', 'arr', 'historyType', 'historyStatus'];

/** Reads the flags; values stay text, and what is unknown counts as not given. `tab` decides, `arr` fills in. */
export function readSearchFlags(search: string): SearchFlags {
  const params = new URLSearchParams(search);
  return {
    sideDeposit: params.get('sideDeposit') === 'true',
    sideHistory: /^(?:true)?$/.test(params.get('sideHistory') ?? 'none'),
    tab: readTab(params),
  };
}

function readTab(params: URLSearchParams): CashierTab | null {
  const named = CASHIER_TABS.find((tab) => tab === params.get('tab'));
  const numbered = CASHIER_TABS.find((tab) => numberOf(tab) === params.get('arr'));
  return named ?? numbered ?? null;
}

/** The address with the cashier open, at a tab where one is named, beside whatever else it says. */
export function withCashier(pathname: string, search: string, tab: CashierTab | null): string {
  const params = withoutFlags(search);
  params.set('sideDeposit', 'true');
  if (tab) {
    params.set('tab', tab);
    params.set('arr', numberOf(tab));
  }
  return `${pathname}?${params}`;
}

/** Path and query of the page that a tab has where there is no room beside one. */
export function cashierPage(tab: CashierTab | null): string {
  if (tab === 'withdraw-tab') return '/withdraw';
  return tab ? `/deposit?tab=${tab}&arr=${numberOf(tab)}` : '/deposit';
}

/** The address with the history open, beside whatever else it says. */
export function withHistory(pathname: string, search: string): string {
  const params = withoutFlags(search);
  params.set('sideHistory', 'true');
  return `${pathname}?${params}`;
}

/** Path and query of the page that the history has where there is no room beside one; what is looked at comes along. */
export function historyPage(search: string): string {
  const asked = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('history'));
  return asked.length > 0 ? `/history?${new URLSearchParams(asked)}` : '/history';
}

/** The address with every panel closed. */
export function withoutPanels(pathname: string, search: string): string {
  const params = withoutFlags(search);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

function withoutFlags(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of FLAG_NAMES) params.delete(name);
  return params;
}
