import type { LaunchWay } from '@brand/domain';
import { describe, expect, it, vi } from 'vitest';
import { cardMarks } from '../cardMarks.ts';
import { recordRecent } from '../recordRecent.ts';
import {
  ADDRESS,
  closersOf,
  fakeTab,
  gameOf,
  launching,
  settled,
  betweenLaunches,
} from './testing/testLaunch.ts';

vi.mock('../recordRecent.ts', () => ({ recordRecent: vi.fn() }));

betweenLaunches();

const done = { code: 0, message: 'ok', result: ADDRESS };
const slot = gameOf('slot');
const sport = gameOf('sport');

describe('one launch at a time', () => {
  it('makes one call for a hundred presses in one task', async () => {
    const { asked, start, tabs } = launching();
    for (let press = 0; press < 100; press += 1) start(sport, { way: 'tab' });
    await settled();
    expect(asked).toHaveLength(1);
    expect(tabs).toHaveLength(1);
    expect(recordRecent).toHaveBeenCalledOnce();
  });

  it('closes the tab that a second press opened for the same game, and shows the first', async () => {
    const { asked, start, tabs } = launching();
    start(sport, { way: 'tab' });
    const second = fakeTab();
    start(sport, { way: 'tab', tab: second as unknown as Window });
    await settled();
    expect(second.close).toHaveBeenCalled();
    expect(tabs[0]!.focus).toHaveBeenCalled();
    expect(asked).toHaveLength(1);
  });

  it('opens only the second of two cards pressed in one task, and closes the first tab', async () => {
    const { asked, start, state, tabs } = launching();
    start(sport, { way: 'tab' });
    start(gameOf('lotto'), { way: 'tab' });
    await settled();
    expect(tabs.map((tab) => tab.closed)).toEqual([true, false]);
    const other = asked.find(({ body }) => (body as { game_code: string }).game_code === 'lotto');
    const first = asked.find(({ body }) => (body as { game_code: string }).game_code === 'sport');
    await first?.answer(done);
    expect(tabs[0]!.location.replace).not.toHaveBeenCalled();
    await other!.answer(done);
    expect(state()).toMatchObject({ status: 'open', gameId: 'g_lotto' });
    expect(tabs[1]!.location.replace).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  });

  it.each<LaunchWay>(['frame', 'tab'])(
    'closes an earlier tab before a game opens in a %s',
    async (way) => {
      const { asked, start } = launching();
      start(sport, { way: 'tab' });
      await settled();
      await asked[0]!.answer(done);
      expect(closersOf()).toBe(0);
      start(slot, { way });
      expect(closersOf()).toBe(1);
    },
  );

  it('opens nothing for a reply after leaving, and closes its tab', async () => {
    const { asked, launcher, start, state, tabs, wentTo } = launching();
    for (const way of ['page', 'tab'] as const) {
      start(slot, { way });
      await settled();
      launcher.leave();
      expect(asked.at(-1)!.signal.aborted).toBe(true);
      await asked.at(-1)!.answer(done);
      expect(state()).toEqual({ status: 'idle' });
      expect(cardMarks.isLaunching(slot)).toBe(false);
    }
    expect(wentTo).toEqual([]);
    expect(tabs[0]!.location.replace).not.toHaveBeenCalled();
    expect(tabs[0]!.closed).toBe(true);
  });

  it('keeps a game open in its tab when its page is left', async () => {
    const { asked, launcher, start } = launching();
    start(sport, { way: 'tab' });
    await settled();
    await asked[0]!.answer(done);
    launcher.leave();
    expect(closersOf()).toBe(0);
  });
});

describe('the tab of a game', () => {
  it('is cut off from this page before it has content, and shows what opens', async () => {
    const { start, tabs } = launching();
    start(sport, { way: 'tab' });
    expect(tabs[0]!.opener).toBeNull();
    expect(tabs[0]!.document.title).toBe('เกม sport');
    expect(tabs[0]!.document.body.textContent).toBe('เกม sport');
  });

  it('sends no request when the browser blocks it; a press opens it afterwards', async () => {
    const { asked, start, state, ways } = launching({ blocked: true });
    start(sport, { way: 'tab' });
    await settled();
    expect(asked).toEqual([]);
    expect(state()).toMatchObject({ status: 'blocked' });
    expect(cardMarks.isLaunching(sport)).toBe(false);
    ways.blocked = false;
    start(sport, { way: 'tab' });
    await settled();
    await asked[0]!.answer(done);
    expect(state().status).toBe('open');
  });

  it.each([
    ['a valid reply', done],
    ['maintenance', { code: 99 }],
    ['no reply', 'down'],
  ] as const)(
    'is forgotten silently when it is closed while waiting, whatever the reply: %s',
    async (_, reply) => {
      const { asked, start, state, tabs } = launching();
      start(sport, { way: 'tab' });
      await settled();
      tabs[0]!.closed = true;
      await asked[0]!.answer(reply);
      expect(state()).toEqual({ status: 'idle' });
      expect(tabs[0]!.location.replace).not.toHaveBeenCalled();
    },
  );
});

describe('play time of a game outside the page', () => {
  const kept = () =>
    JSON.parse(localStorage.getItem('playTime') ?? 'null') as {
      played: number;
      left: number | null;
    } | null;

  it('is counted while its tab is open, and no longer', async () => {
    localStorage.removeItem('playTime');
    const { asked, launcher, start, tabs } = launching();
    start(sport, { way: 'tab' });
    await settled();
    expect(kept()).toBeNull();
    await asked[0]!.answer(done);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kept()?.played).toBe(60_000);
    launcher.closeTab();
    tabs[0]!.closed = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(kept()?.played).toBeLessThanOrEqual(70_000);
  });

  it.each([
    ['with the time at which it replaces the page', false, 'number'],
    ['not for play money', true, 'undefined'],
  ])('is stored %s', async (_, isDemo, left) => {
    localStorage.removeItem('playTime');
    const { asked, start, wentTo } = launching();
    start(slot, { way: 'page', isDemo });
    // Its code loads asynchronously.
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await asked[0]!.answer(done);
    expect(wentTo).toEqual([ADDRESS]);
    expect(typeof kept()?.left).toBe(left);
  });
});
