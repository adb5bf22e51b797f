import { createMemberApi } from '@brand/api';
import { satang } from '@brand/domain';
import { setClock } from '@brand/ui';
import cashier from '@brand/ui/messages/cashier.en';
import core from '@brand/ui/messages/core.en';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { certainClock } from '../../../platform/clock/certainClock.ts';
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

/** 30 rows, an hour apart, newest first: deposits, withdrawals, cancellations, all completed. */
const seeded: readonly WireRow[] = Array.from({ length: 30 }, (_, index) => ({
  id: `r${index}`,
  time: NOW / 1000 - (index + 1) * 3_600,
  type: TYPES[index % 4]!,
  amount: 100 + index,
  status: 1,
}));

let now = NOW;
let rows: WireRow[] = [];
/** Whether the server supports filters, and whether it is reachable. */
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

/** Lets replies arrive, and lets time pass for timers and clocks. */
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
      optionalCalls: { withdrawalProgress: false },
      protection: { netDeposits: more.netDeposits ?? true },
    },
    api,
    clock: certainClock(() => now),
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

describe('history', () => {
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

  it('requests a type from the server, shows the known rows meanwhile, and stores it in the address', async () => {
    history.replaceState({}, '', '/en/list/slot?sort=az&sideHistory=true');
    await openHistory();
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(listed().length).toBe(5);
    await pass();
    expect(asked.at(-1)).toEqual({ skip: 0, limit: 20, type: 'withdraw' });
    expect(listed().length).toBe(8);
    expect(location.search).toBe('?sort=az&sideHistory=true&historyType=withdraw');
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(location.search).toBe('?sort=az&sideHistory=true');
    expect(listed()).toHaveLength(10);
  });

  it('uses the address, and ignores invalid values', async () => {
    history.replaceState({}, '', '/en/history?historyType=cancel&historyStatus=%3Cscript%3E');
    await openHistory();
    expect(asked).toEqual([{ skip: 0, limit: 20, type: 'cancel' }]);
    expect(listed()).toHaveLength(7);
  });

  it('filters the rows of a server without filters, and says how many it searched', async () => {
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

  it('reads the balance again after an entry in progress has ended, and not before', async () => {
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

  it('reads again every 10 seconds while an entry is in progress, until it is done', async () => {
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

  it('does not poll in a hidden tab, and reads immediately when the tab is visible', async () => {
    rows[0] = { ...rows[0]!, status: 0 };
    await openHistory();
    act(() => focusManager.setFocused(false));
    await pass(120_000);
    expect(asked).toHaveLength(1);
    act(() => focusManager.setFocused(true));
    await pass();
    expect(asked).toHaveLength(2);
  });

  it('shows a new entry immediately, and later the server’s row in its place', async () => {
    await openHistory();
    act(() => notePending({ key: 'i1', type: 'withdraw', amount: satang(55_550), time: now }));
    expect(shown()[0]).toBe('-555.50');
    expect(within(listed()[0]!).getByText('In progress')).toBeTruthy();
    rows.unshift({ id: 'w9', time: now / 1000 + 1, type: 'withdraw', amount: 555.5, status: 1 });
    await pass(10_000);
    expect(shown().filter((amount) => amount === '-555.50')).toHaveLength(1);
    expect(within(listed()[0]!).getByText('Successful')).toBeTruthy();
    // Completed: no polling any more.
    const count = asked.length;
    await pass(60_000);
    expect(asked).toHaveLength(count);
  });

  it('drops an entry that the server has not confirmed in two minutes, at the next reading', async () => {
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

  it('shows a new entry under a matching filter, and under no other', async () => {
    history.replaceState({}, '', '/en/history?historyType=deposit&historyStatus=inProgress');
    await openHistory();
    act(() => notePending({ key: 'i1', type: 'deposit', amount: satang(77_700), time: now }));
    await pass();
    expect(shown()).toEqual(['+777.00']);
    press('Successful');
    await pass();
    expect(shown()).not.toContain('+777.00');
  });

  it('says when it cannot be read, logs the reason, and recovers on retry', async () => {
    server.up = false;
    await openHistory();
    await pass(2_000);
    expect(screen.getByRole('heading', { name: 'The history could not be loaded' })).toBeTruthy();
    expect(console.warn).toHaveBeenCalledWith('The history could not be read', expect.anything());
    server.up = true;
    press('Retry');
    await pass();
    expect(listed()).toHaveLength(10);
  });

  it('keeps the rows when a later reading fails, and says so until one succeeds', async () => {
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

  it('shows net deposits unless the operator hides them', async () => {
    await openHistory();
    expect(screen.getByText('Net deposits')).toBeTruthy();
    cleanup();
    await openHistory({ netDeposits: false });
    expect(screen.queryByText('Net deposits')).toBeNull();
  });
});
