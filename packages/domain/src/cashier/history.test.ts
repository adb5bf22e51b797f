import { describe, expect, it } from 'vitest';
import { satang } from '../money/money.ts';
import { rowsByDay } from '../time/dayRows.ts';
import { type HistoryEntry, cleanHistoryNote, signedAmount } from './history.ts';

describe('history', () => {
  const entry = (id: string, iso: string): HistoryEntry => ({
    id,
    time: Date.parse(iso),
    type: 'deposit',
    rawType: 'deposit',
    amount: satang(100),
    currency: null,
    status: 'success',
    note: '',
    reference: null,
  });

  it('groups by the day in Bangkok, newest first', () => {
    const entries = [
      entry('a', '2026-01-14T16:59:59Z'),
      entry('b', '2026-01-14T17:00:00Z'),
      entry('c', '2026-01-15T02:00:00Z'),
    ];
    const days = rowsByDay(entries, ({ time }) => time);
    expect(days.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
      ['2026-01-15', ['c', 'b']],
      ['2026-01-14', ['a']],
    ]);
  });

  it('shows withdrawals with a minus sign and notes without the top-up phrase', () => {
    expect(signedAmount({ type: 'withdraw', amount: satang(500) })).toBe(-500);
    expect(signedAmount({ type: 'deposit', amount: satang(500) })).toBe(500);
    expect(cleanHistoryNote('เติมเงินล่วงหน้า โบนัส 10%')).toBe('โบนัส 10%');
  });

  it.each([
    ['Bonus advance top-up 10%', 'Bonus 10%'],
    ['SCB \t KBank', 'SCB KBank'],
    ['SCB KBank', 'SCB KBank'],
    ['Advance Top-Up', ''],
  ])('cleans the note %j to %j', (note, cleaned) => {
    expect(cleanHistoryNote(note)).toBe(cleaned);
  });
});
