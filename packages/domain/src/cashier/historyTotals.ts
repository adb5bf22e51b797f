import type { HistoryEntry } from './history.ts';
import { type Satang, satang } from '../money/money.ts';

/** What some rows of the history come to; every sum positive but the net. */
export interface HistoryTotals {
  /** Deposits that have succeeded. */
  readonly deposited: Satang;
  /** Withdrawals that have succeeded. */
  readonly withdrawn: Satang;
  /** `deposited` less `withdrawn`: what the member has paid in on balance; negative for a gain. */
  readonly net: Satang;
  /** Deposits in progress, in no sum above. */
  readonly depositing: Satang;
  /** Withdrawals in progress, in no sum above. */
  readonly withdrawing: Satang;
  /** Rows of deposits and withdrawals that are in no sum because they are not in baht. */
  readonly leftOut: number;
}

/** Sums of deposits and withdrawals in baht. What was cancelled and what is neither counts nowhere. */
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
