import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/games.ts';
import { DAY, unixSeconds } from '../clock/units.ts';
import { TEST_START, testSandbox } from '../testing/testSandbox.ts';
import { recentPlay } from './recentPlay.ts';
import { masked, tellWin, winsOf } from './wins.ts';

const LISTS = '/api/v3/member/game/lists';

function round(
  { db }: ReturnType<typeof testSandbox>,
  { bet, win, time = TEST_START }: { bet: number; win: number; time?: number },
) {
  db.run(
    'INSERT OR IGNORE INTO sessions (id, member, created) VALUES (?, ?, ?)',
    's_1',
    'm_0001',
    0,
  );
  db.run(
    `INSERT OR IGNORE INTO play_sessions (id, member, session, game, lang, site_origin, launch_hash, launch_expires)
     VALUES ('p_1', 'm_0001', 's_1', 'durian-riot', 'th', '', 'hash', 0)`,
  );
  db.run(
    `INSERT INTO rounds (id, play_session, member, game, key, time, bet, win, request, detail)
     VALUES (?, 'p_1', 'm_0001', 'durian-riot', ?, ?, ?, ?, '', '')`,
    `r_${bet}_${win}_${time}`,
    `${bet} ${win} ${time}`,
    time,
    bet,
    win,
  );
}

describe('the wins of a game', () => {
  it('exist for every slot game initially, from the last days, notable, newest first', () => {
    const { context } = testSandbox();
    for (const { code, type } of games) {
      const wins = winsOf(context, code);
      expect(wins.length > 0, code).toBe(type === 'slot');
      const times = wins.map((win) => win.date_time);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const { bet, win, multiplier, date_time } of wins) {
        expect(multiplier).toBeGreaterThanOrEqual(5);
        expect(win / bet).toBeCloseTo(multiplier, 1);
        expect(unixSeconds(TEST_START) - date_time).toBeLessThan((3 * DAY) / 1000 + 120);
      }
    }
  });

  it('include real rounds that won at least five times the bet, and no smaller ones', () => {
    const sandbox = testSandbox();
    const seeded = winsOf(sandbox.context, 'durian-riot');
    round(sandbox, { bet: 1000, win: 4999 });
    expect(winsOf(sandbox.context, 'durian-riot')).toEqual(seeded);
    round(sandbox, { bet: 1000, win: 5000 });
    expect(winsOf(sandbox.context, 'durian-riot')[0]).toEqual({
      username: 'de***',
      date_time: unixSeconds(TEST_START),
      bet: 10,
      win: 50,
      multiplier: 5,
    });
  });

  it('are at most ten, not older than 30 days and not in the future of a clock that was set back', () => {
    const sandbox = testSandbox();
    const { clock, context } = sandbox;
    for (let at = 0; at < 15; at += 1)
      round(sandbox, { bet: 100, win: 1000 + at, time: TEST_START - at });
    expect(winsOf(context, 'durian-riot')).toHaveLength(10);
    clock.advance(30 * DAY);
    expect(winsOf(context, 'durian-riot')).toEqual([]);
    tellWin(context, {
      game: 'durian-riot',
      username: 'x',
      time: clock.now() + 1,
      bet: 100,
      win: 900,
    });
    expect(winsOf(context, 'durian-riot')).toEqual([]);
  });

  it('are in a list only on request', async () => {
    const { call } = testSandbox();
    const [plain] = (await call('POST', LISTS, { body: { limit: 1 } })).body.result.list;
    expect(plain).not.toHaveProperty('slotWinHistory');
    const asked = { limit: 500, slotWinHistory: true };
    const { list } = (await call('POST', LISTS, { body: asked })).body.result;
    expect(new Set(list.map(({ type }: { type: string }) => type)).size).toBeGreaterThan(1);
    for (const game of list) {
      expect('slotWinHistory' in game, game.code).toBe(game.type === 'slot');
    }
  });
});

describe('a masked name', () => {
  it.each([
    ['somchai', 'som***'],
    ['demo', 'de***'],
    ['new', 'n***'],
    ['x', '***'],
    ['สมชาย', 'สม***'],
  ])('%s is %s: recognisable for its owner only', (name, expected) => {
    expect(masked(name)).toBe(expected);
  });
});

describe('players of today and the largest win of seven days', () => {
  it('come from rounds of members and shown wins, each player once', () => {
    const sandbox = testSandbox();
    const { context, clock } = sandbox;
    // After all seeded play.
    clock.advance(8 * DAY);
    const time = clock.now();
    const play = () => recentPlay(context)('durian-riot');
    expect(play()).toEqual({ playersToday: 0 });
    round(sandbox, { bet: 1000, win: 0, time });
    expect(play()).toEqual({ playersToday: 1 });
    round(sandbox, { bet: 2000, win: 1000, time });
    expect(play()).toEqual({ playersToday: 1, biggestWin: 10 });
    const told = { game: 'durian-riot', username: 'ploy', bet: 100, win: 2500 };
    tellWin(context, { ...told, time: time - 2 * DAY });
    expect(play()).toEqual({ playersToday: 1, biggestWin: 25 });
    tellWin(context, { ...told, time: time - 1 });
    expect(play()).toEqual({ playersToday: 2, biggestWin: 25 });
    tellWin(context, { ...told, win: 9900, time: time - 8 * DAY });
    expect(play()).toEqual({ playersToday: 2, biggestWin: 25 });
    expect(recentPlay(context)('golden-koi')).toEqual({ playersToday: 0 });
  });

  it('are in every list', async () => {
    const { call } = testSandbox();
    const { result } = (await call('POST', LISTS, { body: { type: 'slot', limit: 20 } })).body;
    for (const { playersToday } of result.list) expect(playersToday).toBeGreaterThanOrEqual(0);
    const won = result.list.map(({ biggestWin = 0 }) => biggestWin);
    expect(Math.max(...won)).toBeGreaterThan(0);
  });
});
