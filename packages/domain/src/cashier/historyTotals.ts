import type { HistoryEntry } from './history.ts';
import { type Satang, satang } from '../money/money.ts';

/** Totals of some history rows. Every sum is positive except `net`. */
export interface HistoryTotals {
  /** Completed deposits. */
  readonly deposited: Satang;
  /** Completed withdrawals. */
  readonly withdrawn: Satang;
  /** `deposited` minus `withdrawn`: the net amount that the member paid in; negative for a gain. */
  readonly net: Satang;
  /** Deposits in progress; not included in the sums above. */
  readonly depositing: Satang;
  /** Withdrawals in progress; not included in the sums above. */
  readonly withdrawing: Satang;
  /** Deposits and withdrawals that are not in baht; not included in any sum. */
  readonly leftOut: number;
}

/** Sums of deposits and withdrawals in baht. Cancelled rows and other types are not counted. */
export function historyTotals(entries: readonly HistoryEntry[]): HistoryTotals {
  const moved = entries.filter(({ type }) => type === 'deposit' || type === 'withdraw');
  const inBaht = moved.filter(({ currency }) => currency === null);
  const sum = (type: HistoryEntry['type'], status: HistoryEntry['status']): Satang =>
    satang(
      inBaht
        .filter((entry) => entry.type === type && entry.status === status)
        .reduce((total, { amount }) => total + amount, 0),
    );
  const deposited = sum('deposit', 'success');
  const withdrawn = sum('withdraw', 'success');
  return {
    deposited,
    withdrawn,
    net: satang(deposited - withdrawn),
    depositing: sum('deposit', 'inProgress'),
    withdrawing: sum('withdraw', 'inProgress'),
    leftOut: moved.length - inBaht.length,
  };
}
