/** The flags of the address that open a panel over any page (section 2). */
export interface SearchFlags {
  readonly sideDeposit: boolean;
  readonly sideHistory: boolean;
  /** Opening tab of the cashier. */
  readonly tab: CashierTab;
}

export const CASHIER_TABS = ['deposit-tab', 'deposit-usdt-tab', 'withdraw-tab'] as const;
export type CashierTab = (typeof CASHIER_TABS)[number];

/** `arr` says the same as `tab`, by number: 0 deposit, 1 usdt, 2 withdraw. */
const TAB_NUMBERS: Record<CashierTab, string> = {
  'deposit-tab': '0',
  'deposit-usdt-tab': '1',
  'withdraw-tab': '2',
};

const FLAG_NAMES = ['sideDeposit', 'sideHistory', 'tab', 'arr'] as const;

/** Reads the flags; values stay text, and what is unknown counts as not given. `tab` decides, `arr` fills in. */
export function readSearchFlags(search: string): SearchFlags {
  const params = new URLSearchParams(search);
  return {
    sideDeposit: params.get('sideDeposit') === 'true',
    sideHistory: /^(?:true)?$/.test(params.get('sideHistory') ?? 'none'),
    tab: readTab(params),
  };
}

function readTab(params: URLSearchParams): CashierTab {
  const named = CASHIER_TABS.find((tab) => tab === params.get('tab'));
  const numbered = CASHIER_TABS.find((tab) => TAB_NUMBERS[tab] === params.get('arr'));
  return named ?? numbered ?? 'deposit-tab';
}

/** The address with the cashier open at a tab, beside whatever else it says. */
export function withCashier(pathname: string, search: string, tab: CashierTab): string {
  const params = withoutFlags(search);
  params.set('sideDeposit', 'true');
  params.set('tab', tab);
  params.set('arr', TAB_NUMBERS[tab]);
  return `${pathname}?${params}`;
}

export function withHistory(pathname: string, search: string): string {
  const params = withoutFlags(search);
  params.set('sideHistory', 'true');
  return `${pathname}?${params}`;
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
