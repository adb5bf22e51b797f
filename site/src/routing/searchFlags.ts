/** The parameters of the address that open a panel above any page (section 2). */
export interface SearchFlags {
  readonly sideDeposit: boolean;
  readonly sideHistory: boolean;
  /** Opening tab of the cashier. Null if the address names none. */
  readonly tab: CashierTab | null;
}

/** Values of the parameter `tab`, the tabs of the cashier (section 2). */
export const CASHIER_TABS = ['deposit-tab', 'deposit-usdt-tab', 'withdraw-tab'] as const;
export type CashierTab = (typeof CASHIER_TABS)[number];

/** `arr` has the same meaning as `tab`, by position: 0 deposit, 1 usdt, 2 withdraw. */
const numberOf = (tab: CashierTab) => `${CASHIER_TABS.indexOf(tab)}`;

/** Parameters that filter the history. */
const FLAG_NAMES = ['sideDeposit', 'sideHistory', 'tab', 'arr', 'historyType', 'historyStatus'];

/** Reads the parameters. Values stay text, and unknown values count as missing. `tab` takes precedence over `arr`. */
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

/** The address with the cashier open, at a tab if one is given. Other parameters stay. */
export function withCashier(pathname: string, search: string, tab: CashierTab | null): string {
  const params = withoutFlags(search);
  params.set('sideDeposit', 'true');
  if (tab) {
    params.set('tab', tab);
    params.set('arr', numberOf(tab));
  }
  return `${pathname}?${params}`;
}

/** Path and query of the page of a tab, for devices without room for a panel. */
export function cashierPage(tab: CashierTab | null): string {
  if (tab === 'withdraw-tab') return '/withdraw';
  return tab ? `/deposit?tab=${tab}&arr=${numberOf(tab)}` : '/deposit';
}

/** The address with the history open. Other parameters stay. */
export function withHistory(pathname: string, search: string): string {
  const params = withoutFlags(search);
  params.set('sideHistory', 'true');
  return `${pathname}?${params}`;
}

/** Path and query of the history page, for devices without room for a panel. The filter parameters stay. */
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
