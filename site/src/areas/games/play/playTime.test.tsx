import { type Satang, satang } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { Dialog, setClock, useNow } from '@brand/ui';
import core from '@brand/ui/messages/core.en';
import games from '@brand/ui/messages/games.en';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from '../../../routing/address.ts';
import type { Services } from '../../../member/services.ts';
import { TestSite } from '../../../member/testing/testSite.tsx';
import { createSessionStore } from '../../../member/session/sessionStore.ts';
import { member } from '../../../member/testing/testPage.tsx';
import { CREDIT_KEY } from '../../../member/wallet/creditQuery.ts';
import { RealityCheck } from './RealityCheck.tsx';
import { playTimeOf } from './playTime.ts';
import { beDevice } from './testing/testLaunch.ts';
import { usePlayTime } from './usePlayTime.ts';

const NOON = Date.UTC(2026, 0, 15, 5);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GAME = '/en/game/g_slot/koi';

/** The balance of the wallet. Null: it cannot be read. */
let wallet: Satang | null = satang(100_000);

function Game({ playing, balance }: { playing: boolean; balance: Satang | null }) {
  const since = usePlayTime(playing, balance);
  const now = useNow(5_000);
  return <output>{since === null ? 'none' : Math.floor((now - since) / MINUTE)}</output>;
}

/** A page after a load: new services with the same browser storage. */
function load({ every = 10 as number | null, helpline = null as object | null } = {}) {
  const session = createSessionStore();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const services = {
    operator: {
      hosts: { games: 'https://games.example' },
      games: { frameHosts: [] },
      protection: { helpline },
    } as unknown as Operator,
    session,
    queries,
    account: async () => ({
      credit: async () => {
        if (wallet === null) throw new Error('down');
        return wallet;
      },
    }),
  } as unknown as Services;
  const page = (playing: boolean, over = false) => (
    <TestSite services={services} words={[core, games]}>
      <Game playing={playing} balance={wallet} />
      <RealityCheck everyMinutes={every} />
      <Dialog open={over} onOpenChange={() => {}} title="Deposit" closeLabel="Close" />
    </TestSite>
  );
  const shown = render(page(false));
  const turn = (playing: boolean, over = false) => act(() => shown.rerender(page(playing, over)));
  return { ...shown, services, queries, turn };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** No timer runs meanwhile. */
const sleep = async (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
const asked = () => screen.queryByRole('alertdialog', { name: 'Time played' });
const inBar = () => document.querySelector('output')?.textContent;
async function press(name: string) {
  await pass(1_000);
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await pass(500);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  setClock(() => Date.now());
  vi.stubGlobal('scrollTo', () => undefined);
  beDevice('desktop');
  wallet = satang(100_000);
  createSessionStore().write(member('m_1', 'demo'));
  navigate(GAME);
});
afterEach(() => {
  cleanup();
  createSessionStore().write(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('reality check', () => {
  it('appears after each interval of play, above the game, and shows time, balance and helpline', async () => {
    const { turn } = load({ helpline: { name: { th: 'สายด่วน', en: 'Hotline' }, phone: '1323' } });
    turn(true);
    await pass(9 * MINUTE);
    expect(asked()).toBeNull();
    wallet = satang(85_050);
    await pass(2 * MINUTE);
    const text = asked()?.textContent;
    expect(text).toMatch(/1[01] min/);
    expect(text).toContain('Balance at start1,000.00');
    expect(text).toContain('Difference-149.50');
    expect(text).not.toContain('until you came back');
    expect(text).toContain('Hotline 1323');
  });

  it('asks once for each interval', async () => {
    const { turn } = load();
    turn(true);
    await pass(11 * MINUTE);
    await press('Keep playing');
    expect(asked()).toBeNull();
    await pass(8 * MINUTE);
    expect(asked()).toBeNull();
    await pass(3 * MINUTE);
    expect(asked()?.textContent).toMatch(/2\d min/);
  });

  it('never appears when the operator switches it off, but the time is counted', async () => {
    const { turn } = load({ every: null });
    turn(true);
    await pass(30 * MINUTE + 10_000);
    expect(asked()).toBeNull();
    expect(inBar()).toBe('30');
  });

  it('continues with play time from before a reload, and with an unanswered dialog', async () => {
    const first = load();
    first.turn(true);
    await pass(6 * MINUTE);
    first.unmount();
    await pass(10 * MINUTE);
    const second = load();
    second.turn(true);
    await pass(3 * MINUTE);
    expect(asked()).toBeNull();
    await pass(2 * MINUTE);
    expect(asked()).not.toBeNull();
    second.unmount();
    load().turn(true);
    await pass(1_000);
    expect(asked()).not.toBeNull();
  });

  it('does not count a night in which the computer slept', async () => {
    const { turn } = load();
    turn(true);
    await pass(5 * MINUTE);
    await sleep(20 * MINUTE);
    await pass(10_000);
    expect(inBar()).toBe('5');
    await sleep(8 * HOUR);
    await pass(10_000);
    expect([asked(), inBar()]).toEqual([null, '0']);
  });

  it('does not show a balance that was unknown at the start, or is unknown now', async () => {
    const known = wallet;
    wallet = null;
    const { turn } = load();
    turn(true);
    await pass(5 * MINUTE);
    wallet = known;
    turn(true);
    await pass(6 * MINUTE);
    expect(asked()).not.toBeNull();
    expect(screen.queryByText('Difference')).toBeNull();
  });

  it('waits while a deposit or another dialog is open', async () => {
    const { turn } = load();
    turn(true);
    turn(true, true);
    await pass(12 * MINUTE);
    expect(asked()).toBeNull();
    turn(true);
    await pass(500);
    expect(asked()).not.toBeNull();
  });

  it('makes room for the history that it links to, and is visible again afterwards', async () => {
    const { turn } = load();
    turn(true);
    await pass(11 * MINUTE);
    const link = screen.getByRole('link', { name: 'See deposits and withdrawals' });
    expect(link.getAttribute('href')).toBe(`${GAME}?sideHistory=true`);
    act(() => navigate(`${GAME}?sideHistory=true`));
    await pass(500);
    expect(asked()).toBeNull();
    act(() => navigate(GAME));
    await pass(500);
    expect(asked()).not.toBeNull();
  });

  it('leaves the game for home, without another question', async () => {
    const { turn } = load();
    turn(true);
    await pass(11 * MINUTE);
    await press('Stop playing');
    expect(location.pathname).toBe('/en');
    turn(false);
    await pass(MINUTE);
    expect(asked()).toBeNull();
  });

  it('asks in the tab that plays, and an answer is valid for all tabs', async () => {
    const playing = load();
    playing.turn(true);
    await pass(11 * MINUTE);
    playing.unmount();
    // Another tab, in which nothing is played.
    const other = load();
    await pass(MINUTE);
    expect(asked()).toBeNull();
    other.turn(true);
    await pass(1_000);
    expect(asked()).not.toBeNull();
    // Answered in the other tab, which plays too.
    const kept = JSON.parse(localStorage.getItem('playTime')!) as { played: number };
    localStorage.setItem('playTime', JSON.stringify({ ...kept, told: kept.played }));
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'playTime' })));
    await pass(500);
    expect(asked()).toBeNull();
  });

  it('is reset with the session of the member', async () => {
    const { services, turn } = load();
    turn(true);
    await pass(MINUTE);
    turn(false);
    expect(localStorage.getItem('playTime')).not.toBeNull();
    act(() => services.session.write(null));
    expect(localStorage.getItem('playTime')).toBeNull();
  });
});

describe('reality check on a phone', () => {
  beforeEach(() => beDevice('phone'));

  it('appears on return from the game, and says how the time was counted', async () => {
    const { queries, services, unmount } = load();
    queries.setQueryData(CREDIT_KEY, wallet);
    playTimeOf(services).leave();
    unmount();
    await pass(2 * HOUR + 5 * MINUTE);
    navigate('/en/list/slot');
    wallet = satang(50_000);
    load();
    await pass(1_000);
    expect(asked()?.textContent).toContain('2 h 5 min');
    expect(asked()?.textContent).toContain('until you came back');
    expect(asked()?.textContent).toContain('Difference-500.00');
    // Two intervals have passed, but it asks once.
    await press('Keep playing');
    await pass(MINUTE);
    expect(asked()).toBeNull();
  });

  it('appears on a page restored from the back/forward cache', async () => {
    const { services } = load();
    playTimeOf(services).leave();
    await pass(61 * MINUTE);
    expect(asked()).toBeNull();
    await act(
      async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await pass(500);
    expect(asked()).not.toBeNull();
  });

  it('does not treat a page that is still navigating to the game as a return', async () => {
    const { services, turn } = load();
    playTimeOf(services).leave();
    playTimeOf(services).comeBack();
    turn(false);
    expect(playTimeOf(services).read()?.left).toBe(NOON);
  });

  it('does not count a phone that was not used for a night', async () => {
    const { services, unmount } = load();
    playTimeOf(services).leave();
    unmount();
    await pass(9 * HOUR);
    navigate('/en');
    load();
    await pass(1_000);
    expect(asked()).toBeNull();
    expect(localStorage.getItem('playTime')).toBeNull();
  });
});
