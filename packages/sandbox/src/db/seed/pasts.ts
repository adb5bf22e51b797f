import { type PastRow, demoPast, row } from './pastRows.ts';

/**
 * Histories by user name, oldest first; members that are not listed have none. Deposits minus withdrawals are the
 * balance given in `accounts.ts`, and no wallet is ever negative.
 */
export const pasts: Readonly<Record<string, readonly PastRow[]>> = {
  demo: demoPast,
  empty: [
    row('deposit', [20, 4, 20], 500, 'p1'),
    row('deposit', [14, 6, 5], 1000, 'p2'),
    row('withdraw', [13, 2, 48], 1200),
    row('deposit', [6, 9, 31], 300, 't1'),
    row('withdraw', [2, 7, 16], 600),
  ],
  rich: [
    row('deposit', [38, 3, 10], 200_000, 'p3'),
    row('deposit', [33, 5, 45], 200_000, 'p3'),
    row('deposit', [27, 8, 2], 200_000, 'p3'),
    row('withdraw', [24, 1, 33], 165_432.11),
    row('deposit', [19, 6, 27], 200_000, 'p3'),
    row('deposit', [12, 2, 51], 200_000, 'p3'),
    row('cancel', [9, 4, 14], 50_000),
    row('deposit', [5, 7, 39], 200_000, 'p3'),
    row('deposit', [1, 3, 8], 200_000, 'p3'),
  ],
  cooldown: [
    row('deposit', [8, 5, 12], 2000, 'p1'),
    row('withdraw', [5, 1, 40], 500),
    row('deposit', [1, 6, 25], 3000, 'p2'),
    row('withdraw', [0, 0, 0], 300),
  ],
  nousdt: [
    row('deposit', [11, 2, 37], 1500, 'p1'),
    row('deposit', [6, 8, 19], 2400, 't1'),
    row('withdraw', [3, 5, 3], 750),
  ],
  onechannel: [
    row('deposit', [10, 7, 44], 500, 'p1'),
    row('withdraw', [7, 3, 28], 350),
    row('deposit', [2, 4, 57], 700, 'p1'),
  ],
  vip: [
    row('deposit', [26, 6, 18], 200_000, 'p3'),
    row('deposit', [20, 3, 52], 150_000, 'p3'),
    row('withdraw', [16, 8, 9], 120_000),
    row('deposit', [11, 5, 21], 200_000, 'p3'),
    row('withdraw', [6, 2, 46], 188_579.5),
    row('deposit', [1, 7, 30], 45_000, 'p1'),
  ],
  aff: [
    row('deposit', [88, 4, 15], 1000, 'p1'),
    row('deposit', [61, 6, 40], 3000, 'p2'),
    row('withdraw', [34, 2, 22], 1260),
    row('deposit', [9, 8, 55], 2500, 'p1'),
  ],
  promo: [
    row('deposit', [9, 3, 34], 500, 'p1'),
    row('deposit', [3, 5, 50], 1500, 'p2'),
    row('withdraw', [1, 4, 11], 500),
  ],
};
