import { createMemberApi } from '@brand/api';
import core from '@brand/ui/messages/core.en';
import games from '@brand/ui/messages/games.en';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '@brand/domain';
import type { Services } from '../../../member/services.ts';
import { TestSite } from '../../../member/testing/testSite.tsx';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import { useSortedActions } from '../useSortedActions.ts';
import { GameJackpot } from './GameJackpot.tsx';
import { HomeJackpots } from './HomeJackpots.tsx';

const POT = {
  id: 'grand',
  nameTh: 'แจ็กพอตใหญ่',
  nameEn: 'Grand jackpot',
  pool: 1000,
  games: ['g1'],
  wins: [{ username: 'somchai', date_time: 1_768_440_000, win: 2500 }],
};

let pots: unknown[] = [];
let calls: string[] = [];
let fails = false;
let see: (isInView: boolean) => void = () => undefined;

beforeEach(async () => {
  await Promise.all([import('./CardJackpot.tsx'), import('@brand/api/jackpots')]);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  pots = [POT];
  calls = [];
  fails = false;
  const listeners: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  see = (isIntersecting) =>
    act(() => {
      for (const listener of listeners) listener([{ isIntersecting }]);
    });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        listeners.push(listener);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (input: Request) => {
    calls.push(new URL(input.url).pathname);
    if (fails) throw new TypeError('Failed to fetch');
    return Response.json({ code: 0, result: { interval: 20, jackpots: pots } });
  });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function site(jackpots: boolean) {
  history.replaceState(null, '', '/en');
  const session = { read: () => null, write: () => {}, subscribe: () => () => {} };
  const services = {
    api: createMemberApi({ baseUrl: 'https://api.example', session, onServerDate: () => {} }),
    session,
    queries: createQueryClient(),
    operator: { hosts: {}, optionalCalls: { jackpots }, features: { favourites: false } },
    sessionCheck: { subscribe: () => () => {}, read: () => false },
  } as unknown as Services;
  return ({ children }: { children: ReactNode }) => (
    <TestSite services={services} words={[core, games]}>
      {children}
    </TestSite>
  );
}

/** Lets time pass, and replies arrive. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
  });
const rail = () => document.querySelector('[data-component=jackpot-rail]');

describe('jackpots of an operator whose API has none', () => {
  it('are nowhere, and nothing is asked', async () => {
    const wrapper = site(false);
    render(<HomeJackpots />, { wrapper });
    const { result } = renderHook(() => useSortedActions('default', true), { wrapper });
    await pass(60_000);
    expect(rail()).toBeNull();
    expect(result.current.caption).toBeUndefined();
    expect(calls).toEqual([]);
  });
});

describe('jackpots', () => {
  it('show pool and last win on home, and lead to their games', async () => {
    render(<HomeJackpots />, { wrapper: site(true) });
    expect(rail()?.getAttribute('data-state')).toBe('loading');
    await pass(10);
    const link = screen.getByRole('link', { name: /Grand jackpot/ });
    expect(link.textContent).toContain('1,000.00');
    expect(link.textContent).toContain('*** won 2,500 baht');
    expect(link.getAttribute('href')).toBe('/en/list/jackpot');
  });

  it('are asked for again at the interval of the API, only in view and not while hidden', async () => {
    render(<HomeJackpots />, { wrapper: site(true) });
    await pass(10);
    await pass(60_000);
    expect(calls).toHaveLength(1);
    see(true);
    await pass(23_000);
    expect(calls.length).toBeGreaterThanOrEqual(2);
    const before = calls.length;
    await pass(23_000);
    expect(calls).toHaveLength(before + 1);
    focusManager.setFocused(false);
    await pass(120_000);
    expect(calls).toHaveLength(before + 1);
    focusManager.setFocused(true);
    see(false);
    await pass(1000);
    const after = calls.length;
    await pass(120_000);
    expect(calls).toHaveLength(after);
  });

  it('have no row without any, without a reply, or if none can be read', async () => {
    for (const broken of [[], [{ ...POT, pool: 'much' }]]) {
      pots = broken;
      render(<HomeJackpots />, { wrapper: site(true) });
      await pass(30_000);
      expect(rail()).toBeNull();
      cleanup();
    }
    fails = true;
    render(<HomeJackpots />, { wrapper: site(true) });
    await pass(60_000);
    expect(rail()).toBeNull();
  });

  it('that can be read stay when others cannot', async () => {
    pots = [{ ...POT, id: 'x', pool: null }, null, POT];
    render(<HomeJackpots />, { wrapper: site(true) });
    await pass(10);
    expect(screen.getAllByRole('link', { name: /jackpot/i })).not.toHaveLength(0);
  });

  it('are on the cards of their list, and of no other', async () => {
    const wrapper = site(true);
    const { result, rerender } = renderHook(
      ({ isJackpots }) => useSortedActions('default', isJackpots),
      { wrapper, initialProps: { isJackpots: false } },
    );
    await pass(10_000);
    expect([result.current.caption, calls]).toEqual([undefined, []]);
    rerender({ isJackpots: true });
    await pass(10);
    expect(result.current.caption?.({ id: 'g2' } as Game)).toBeNull();
    render(<>{result.current.caption?.({ id: 'g1' } as Game)}</>, { wrapper });
    await pass(10);
    expect(document.body.textContent).toContain('฿1,000');
  });

  it('are on the details of their games, and of no other', async () => {
    const wrapper = site(true);
    render(<GameJackpot gameId="g1" />, { wrapper });
    await pass(10);
    expect(screen.getByRole('region', { name: 'Grand jackpot' }).textContent).toContain('1,000.00');
    cleanup();
    render(<GameJackpot gameId="g2" />, { wrapper });
    await pass(10);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
