import { createMemberApi } from '@brand/api';
import { satang } from '@brand/domain';
import { setClock } from '@brand/ui';
import cashier from '@brand/ui/messages/cashier.en';
import core from '@brand/ui/messages/core.en';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import type { Services } from '../../../member/services.ts';
import { TestSite } from '../../../member/testing/testSite.tsx';
import { HistoryList } from './HistoryList.tsx';
import { notePending, pendingEntries } from '../../../member/cashier/pendingEntries.ts';

const NOW = Date.UTC(2026, 0, 15, 5);
const TYPES = ['deposit', 'withdraw', 'deposit', 'cancel'];

interface WireRow {
  readonly id: string;
  readonly time: number;
  readonly type: string;
  readonly amount: number;
  readonly status: number;
}

interface Asked {
  readonly limit?: number;
  readonly type?: string;
  readonly status?: number;
}

/** 30 rows, an hour apart, the newest first: deposits, withdrawals, cancels; all of them done. */
const seeded: readonly WireRow[] = Array.from({ length: 30 }, (_, index) => ({
  id: `r${index}`,
  time: NOW / 1000 - (index + 1) * 3_600,
  type: TYPES[index % 4]!,
  amount: 100 + index,
  status: 1,
}));

let now = NOW;
let rows: WireRow[] = [];
/** Whether the server knows of filters, and whether it can be reached. */
let server = { filters: true, up: true };
let asked: Asked[] = [];

function answer(body: Asked): object {
  const matching = server.filters
    ? rows.filter(
        ({ type, status }) =>
          (body.type ?? type) === type && (body.status === undefined || body.status === status),
      )
    : rows;
  return { code: 0, result: { list: matching.slice(0, body.limit), total: matching.length } };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  now = NOW;
  rows = [...seeded];
  server = { filters: true, up: true };
  asked = [];
  localStorage.setItem('owner', 'm_1');
  history.replaceState({}, '', '/en/history');
});
afterEach(() => {
  cleanup();
  for (const { key } of pendingEntries.read()) {
    pendingEntries.settle({ taken: new Map(), expired: [key] });
  }
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets replies arrive, and time pass for timers and clocks. */
async function pass(milliseconds = 0): Promise<void> {
  now += milliseconds;
  for (let turn = 0; turn < 8; turn += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(turn === 0 ? milliseconds : 1);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
}

async function openHistory(more: { netDeposits?: boolean } = {}) {
  setClock(() => now);
  vi.stubGlobal('fetch', async (input: Request) => {
    const body = (await input.json()) as Asked;
    asked.push(body);
    if (!server.up) throw new TypeError('Failed to fetch');
    return Response.json(answer(body));
  });
  const api = createMemberApi({
    baseUrl: 'https://api.example',
    session: { read: () => null, write: () => {} },
    onServerDate: () => {},
  });
  const services = {
    operator: {
      history: { firstRows: 10, moreRows: 10, mostRows: 20 },
      protection: { netDeposits: more.netDeposits ?? true },
    },
    api,
    clock: { now: () => now, learn: () => {} },
    queries: createQueryClient(),
  } as unknown as Services;
  services.queries.mount();
  render(
    <TestSite services={services} words={[core, cashier]}>
      <HistoryList />
    </TestSite>,
  );
  await pass();
  return services;
}

const listed = () => screen.queryAllByRole('listitem');
const shown = () => listed().map((row) => row.querySelector('[data-part=amount]')?.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the history', () => {
  it('shows 10 rows, 10 more half a second after a press, and never more than 20', async () => {
    await openHistory();
    expect(listed()).toHaveLength(10);
    press('Load more');
    await pass(480);
    expect(listed()).toHaveLength(10);
    await pass(20);
    expect(listed()).toHaveLength(20);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(screen.getByText(/These are the latest 20 entries/)).toBeTruthy();
    expect(asked).toEqual([{ skip: 0, limit: 20 }]);
  });

  it('asks the server for a type, shows what is known of it meanwhile, and keeps it in the address', async () => {
    history.replaceState({}, '', '/en/list/slot?sort=az&sideHistory=true');
    await openHistory();
    fireEvent.click(screen.getByRole('radio', { name: 'Withdraw' }));
    expect(listed().length).toBe(5);
    await pass();
    expect(asked.at(-1)).toEqual({ skip: 0, limit: 20, type: 'withdraw' });
    expect(listed().length).toBe(8);
    expect(location.search).toBe('?sort=az&sideHistory=true&historyType=withdraw');
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(location.search).toBe('?sort=az&sideHistory=true');
    expect(listed()).toHaveLength(10);
  });

  it('takes what the address says, and nothing that nobody offers', async () => {
    history.replaceState({}, '', '/en/history?historyType=cancel&historyStatus=%3Cscript%3E');
    await openHistory();
    expect(asked).toEqual([{ skip: 0, limit: 20, type: 'cancel' }]);
    expect(listed()).toHaveLength(7);
  });

  it('narrows by itself what a server gives that knows no filter, and says among how many it looked', async () => {
    server.filters = false;
    history.replaceState({}, '', '/en/history?historyType=withdraw');
    await openHistory();
    expect(shown().every((amount) => amount?.startsWith('-'))).toBe(true);
    expect(listed()).toHaveLength(5);
    press('In progress');
    await pass();
    expect(screen.getByText('No entries match this filter among the latest 20.')).toBeTruthy();
    press('Clear filter');
    await pass();
    expect(listed()).toHaveLength(10);
    expect(location.search).toBe('');
  });

  it('has the balance read anew once something in progress has ended, and not before', async () => {
    rows[0] = { ...rows[0]!, status: 0 };
    const services = await openHistory();
    services.queries.setQueryData(['credit'], 100);
    const isOld = () => services.queries.getQueryState(['credit'])?.isInvalidated;
    await pass(10_000);
    expect(isOld()).toBe(false);
    rows[0] = { ...rows[0], status: 1 };
    await pass(10_000);
    expect(isOld()).toBe(true);
  });

  it('reads again every 10 seconds while something is in progress, until it is done', async () => {
    rows[0] = { ...rows[0]!, status: 0 };
    await openHistory();
    expect(within(listed()[0]!).getByText('In progress')).toBeTruthy();
    await pass(9_900);
    expect(asked).toHaveLength(1);
    rows[0] = { ...rows[0], status: 1 };
    await pass(100);
    expect(asked).toHaveLength(2);
    expect(within(listed()[0]!).getByText('Successful')).toBeTruthy();
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });

  it('rests while nobody looks, and reads at once when somebody does', async () => {
    rows[0] = { ...rows[0]!, status: 0 };
    await openHistory();
    act(() => focusManager.setFocused(false));
    await pass(120_000);
    expect(asked).toHaveLength(1);
    act(() => focusManager.setFocused(true));
    await pass();
    expect(asked).toHaveLength(2);
  });

  it('has what was just made at once, and the server’s row in its place after', async () => {
    await openHistory();
    act(() => notePending({ key: 'i1', type: 'withdraw', amount: satang(55_550), time: now }));
    expect(shown()[0]).toBe('-555.50');
    expect(within(listed()[0]!).getByText('In progress')).toBeTruthy();
    rows.unshift({ id: 'w9', time: now / 1000 + 1, type: 'withdraw', amount: 555.5, status: 1 });
    await pass(10_000);
    expect(shown().filter((amount) => amount === '-555.50')).toHaveLength(1);
    expect(within(listed()[0]!).getByText('Successful')).toBeTruthy();
    // Settled: nothing is waited for any more.
    const count = asked.length;
    await pass(60_000);
    expect(asked).toHaveLength(count);
  });

  it('drops what the server has not confirmed in two minutes, by a reading after that', async () => {
    await openHistory();
    act(() => notePending({ key: 'i1', type: 'deposit', amount: satang(77_700), time: now }));
    server.up = false;
    await pass(180_000);
    expect(shown()[0]).toBe('+777.00');
    server.up = true;
    await pass(10_000);
    expect(shown()).not.toContain('+777.00');
    expect(pendingEntries.read()).toEqual([]);
  });

  it('shows what was just made under a filter that it passes, and under no other', async () => {
    history.replaceState({}, '', '/en/history?historyType=deposit&historyStatus=inProgress');
    await openHistory();
    act(() => notePending({ key: 'i1', type: 'deposit', amount: satang(77_700), time: now }));
    await pass();
    expect(shown()).toEqual(['+777.00']);
    press('Successful');
    await pass();
    expect(shown()).not.toContain('+777.00');
  });

  it('finds nothing when it cannot be read, logs why, and comes back by a retry', async () => {
    server.up = false;
    await openHistory();
    await pass(2_000);
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(console.warn).toHaveBeenCalledWith('The history could not be read', expect.anything());
    server.up = true;
    press('Retry');
    await pass();
    expect(listed()).toHaveLength(10);
  });

  it('keeps what was read when a later reading fails, and says so until one comes', async () => {
    rows[0] = { ...rows[0]!, status: 0 };
    await openHistory();
    server.up = false;
    await pass(12_000);
    expect(listed()).toHaveLength(10);
    expect(screen.getByText(/Could not be updated/)).toBeTruthy();
    server.up = true;
    await pass(10_000);
    expect(screen.queryByText(/Could not be updated/)).toBeNull();
  });

  it('shows net deposits unless the operator says otherwise', async () => {
    await openHistory();
    expect(screen.getByText('Net deposits')).toBeTruthy();
    cleanup();
    await openHistory({ netDeposits: false });
    expect(screen.queryByText('Net deposits')).toBeNull();
  });
});
