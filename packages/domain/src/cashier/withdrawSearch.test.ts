import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { satangFromBaht } from '../money/money.ts';
import { findWithdrawal } from './withdrawSearch.ts';

const T = 1_768_444_200_000;
const sought = { amount: satangFromBaht(500), sentAt: T + 800 };
const entry = (rest: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'h1',
  time: T,
  type: 'withdraw',
  rawType: 'withdraw',
  amount: satangFromBaht(500),
  currency: null,
  status: 'inProgress',
  note: '',
  reference: null,
  ...rest,
});

describe('search for a lost withdrawal', () => {
  it('finds it by amount and time, although the server uses whole seconds', () => {
    expect(findWithdrawal(sought, [entry({ reference: 'W1' })])).toEqual({
      at: T,
      reference: 'W1',
    });
  });

  it.each([
    [10_000, true],
    [10_001, false],
  ])('with a row %d ms before it was sent: %s', (before, isFound) => {
    const row = findWithdrawal(sought, [entry({ time: sought.sentAt - before })]);
    expect(row !== null).toBe(isFound);
  });

  it('matches a row that is newer, and the first of several', () => {
    const rows = [entry({ time: T + 600_000, reference: 'W2' }), entry({ reference: 'W1' })];
    expect(findWithdrawal(sought, rows)).toEqual({ at: T + 600_000, reference: 'W2' });
  });

  it('matches no other row', () => {
    const others = [
      entry({ amount: satangFromBaht(500.01) }),
      entry({ type: 'deposit', rawType: 'deposit' }),
      entry({ type: 'cancel', rawType: 'cancel' }),
      entry({ time: T - 600_000 }),
      entry({ currency: 'USDT' }),
    ];
    expect(findWithdrawal(sought, others)).toBeNull();
  });
});
