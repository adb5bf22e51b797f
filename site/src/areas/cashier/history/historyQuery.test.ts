import type { CashierApi } from '@brand/api/cashier';
import { type HistoryEntry, type HistoryFilter, WHOLE_HISTORY, satang } from '@brand/domain';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { ServerClock } from '../../../platform/clock/serverClock.ts';
import { historyOptions } from './historyQuery.ts';

const row = (index: number): HistoryEntry => ({
  id: `r${index}`,
  time: Date.UTC(2026, 0, 15) - index * 60_000,
  type: 'deposit',
  rawType: 'deposit',
  amount: satang(10_000),
  currency: null,
  status: 'success',
  note: '',
  reference: `D${index}`,
});
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index));
const DAYS = { ...WHOLE_HISTORY, range: { from: '2026-01-01', to: '2026-01-15' } };

/** Reads the history of a server that gives these rows for a place and a number of rows. */
async function read(
  filter: HistoryFilter,
  give: (skip: number, limit: number) => readonly HistoryEntry[],
  total: number,
) {
  const history = vi.fn<CashierApi['history']>(async ({ skip = 0, limit = 10 } = {}) => ({
    entries: give(skip, limit),
    dropped: 0,
    total,
  }));
  const api = { history } as unknown as CashierApi;
  const clock = { now: () => 5 } as unknown as ServerClock;
  const source = { api, clock, locale: 'en', limit: 20 } as const;
  const page = await new QueryClient().fetchQuery(historyOptions(source, filter, false));
  return { ...page, asked: history.mock.calls.map(([query]) => query) };
}

describe('the rows that are read', () => {
  it.each([WHOLE_HISTORY, { ...WHOLE_HISTORY, type: 'deposit' } as const])(
    'are the newest up to the maximum without days: %j',
    async (filter) => {
      const all = rows(300);
      const page = await read(filter, (skip, limit) => all.slice(skip, skip + limit), 300);
      expect(page.entries).toHaveLength(20);
      expect(page.asked).toHaveLength(1);
      expect(page.readAt).toBe(5);
    },
  );

  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [250, 3],
    [500, 5],
    [800, 5],
  ])('are all %i of the selected days, in %i pages, but at most 500', async (total, pages) => {
    const all = rows(total);
    const page = await read(DAYS, (skip, limit) => all.slice(skip, skip + limit), total);
    expect(page.entries).toEqual(all.slice(0, 500));
    expect(page.total).toBe(total);
    expect(page.asked).toEqual(
      Array.from({ length: pages }, (_, index) => ({
        skip: index * 100,
        limit: 100,
        filter: DAYS,
      })),
    );
  });

  it('count once if a new row moves them to the next page', async () => {
    const all = rows(150);
    const page = await read(
      { ...WHOLE_HISTORY, reference: 'D' },
      (skip, limit) => all.slice(Math.max(0, skip - 1), skip + limit),
      150,
    );
    expect(page.entries).toEqual(all);
  });

  it('are those that the server offers, if it always gives the same ones', async () => {
    const page = await read(DAYS, () => rows(20), 300);
    expect(page.entries).toHaveLength(20);
    expect(page.total).toBe(300);
    expect(page.asked).toHaveLength(2);
  });
});
