import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { satangFromBaht } from '../money/money.ts';
import { searchWithdrawal } from './withdrawSearch.ts';

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
const page = (...entries: HistoryEntry[]) => ({ entries, total: entries.length, dropped: 0 });
const none = { lastWithdrawalAt: null };

describe('search for a lost withdrawal', () => {
  it('finds it by amount and time, although the server uses whole seconds', () => {
    expect(searchWithdrawal(sought, page(entry({})), none)).toEqual({ outcome: 'found', at: T });
  });

  it('matches no other row', () => {
    const others = [
      entry({ amount: satangFromBaht(500.01) }),
      entry({ type: 'deposit', rawType: 'deposit' }),
      entry({ type: 'cancel', rawType: 'cancel', amount: satangFromBaht(500.01) }),
      entry({ type: 'cancel', rawType: 'cancel', time: T - 600_000 }),
      entry({ time: T - 600_000 }),
    ];
    expect(searchWithdrawal(sought, page(...others), none)).toEqual({ outcome: 'absent' });
  });

  it('is not “absent” while the terms report a withdrawal that no row shows', () => {
    const since = { lastWithdrawalAt: T };
    expect(searchWithdrawal(sought, page(), since)).toEqual({ outcome: 'unclear' });
    const before = { lastWithdrawalAt: T - 600_000 };
    expect(searchWithdrawal(sought, page(), before)).toEqual({ outcome: 'absent' });
    const other = entry({ amount: satangFromBaht(900) });
    expect(searchWithdrawal(sought, page(other), since)).toEqual({ outcome: 'absent' });
  });

  it('is not “absent” if a row of that amount was cancelled: only a retry with its key can tell', () => {
    const returned = entry({ type: 'cancel', rawType: 'cancel', status: 'success' });
    expect(searchWithdrawal(sought, page(returned), none)).toEqual({ outcome: 'unclear' });
    const again = entry({ id: 'h2', time: T + 60_000 });
    expect(searchWithdrawal(sought, page(again, returned), none).outcome).toBe('found');
  });

  it('is not “absent” while matching rows may be missing', () => {
    const newer = entry({ type: 'deposit', rawType: 'deposit', time: T + 60_000 });
    const older = entry({ type: 'deposit', rawType: 'deposit', time: T - 60_000 });
    expect(searchWithdrawal(sought, { ...page(), dropped: 1, total: 1 }, none).outcome).toBe(
      'unclear',
    );
    expect(searchWithdrawal(sought, { ...page(newer), total: 9 }, none).outcome).toBe('unclear');
    expect(searchWithdrawal(sought, { ...page(newer, older), total: 9 }, none).outcome).toBe(
      'absent',
    );
  });
});
