import { DAY, HOUR, MINUTE } from '../../clock/units.ts';

/** A row of a seeded member’s history. */
export interface PastRow {
  type: 'deposit' | 'review' | 'withdraw' | 'cancel';
  /** Time before the seed, in milliseconds. */
  ago: number;
  satang: number;
  /** Channel of a deposit. */
  channel: string;
}

/** The given days, hours and minutes before the seed, in milliseconds. */
export function row(
  type: PastRow['type'],
  [days, hours, minutes]: readonly [number, number, number],
  baht: number,
  channel = '',
): PastRow {
  const ago = days * DAY + hours * HOUR + minutes * MINUTE;
  return { type, ago, satang: Math.round(baht * 100), channel };
}

/**
 * Three weeks of the demo member, oldest first. Deposits minus withdrawals are exactly 12,500.00 baht, the wallet is
 * never negative, and the last withdrawal is older than any lock.
 */
export const demoPast: readonly PastRow[] = [
  row('deposit', [21, 3, 12], 500, 'p1'),
  row('deposit', [20, 5, 41], 1000, 'p1'),
  row('withdraw', [19, 22, 7], 300.5),
  row('deposit', [18, 8, 30], 300, 'p1'),
  row('deposit', [17, 1, 55], 2000, 'p2'),
  row('withdraw', [16, 4, 18], 1850),
  row('deposit', [15, 9, 3], 5000, 'p3'),
  row('deposit', [14, 2, 26], 1500, 't1'),
  row('withdraw', [13, 6, 49], 2749.5),
  row('cancel', [12, 23, 34], 700),
  row('deposit', [12, 3, 10], 250, 'p2'),
  row('deposit', [11, 7, 22], 800, 't1'),
  row('deposit', [10, 5, 5], 3000, 'p1'),
  row('withdraw', [9, 2, 58], 6000),
  row('deposit', [8, 10, 16], 1000, 'p1'),
  row('deposit', [7, 4, 40], 500, 'p1'),
  row('withdraw', [6, 21, 13], 1150),
  row('deposit', [5, 6, 31], 10000, 'p3'),
  row('withdraw', [4, 3, 47], 4000),
  row('deposit', [3, 8, 2], 1200, 'p1'),
  row('deposit', [2, 2, 29], 2500, 'p2'),
  row('withdraw', [1, 5, 53], 5000),
  row('deposit', [0, 7, 38], 4000, 'p3'),
  row('review', [0, 1, 14], 600, 'b1'),
];
