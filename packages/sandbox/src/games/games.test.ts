import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/games.ts';
import { DAY, HOUR } from '../clock/units.ts';
import { type TestRow, testSandbox } from '../testing/testSandbox.ts';
import { rememberGame, toggleFavourite } from './shelf.ts';

const LISTS = '/api/v3/member/game/lists';
const CATEGORIES = '/api/v3/member/game/categorys';
const LAUNCH = '/api/v3/member/game/launch';

async function list(body: object) {
  const { call } = testSandbox();
  return (await call('POST', LISTS, { body })).body.result;
}

describe('the game list', () => {
  it('gives a visitor all games in consecutive pages, without member fields', async () => {
    const { call } = testSandbox();
    const codes: string[] = [];
    for (let skip = 0; skip < games.length; skip += 100) {
      const { result } = (await call('POST', LISTS, { body: { skip, limit: 100 } })).body;
      expect(result.total).toBe(games.length);
      codes.push(...result.list.map((game) => game.code));
      for (const own of ['rating', 'favourite', 'recent', 'launching']) {
        expect(result.list[0]).not.toHaveProperty(own);
      }
    }
    expect(codes).toEqual(games.map((game) => game.code));
  });

  it.each([
    ['type', { type: 'fishing' }, (game: (typeof games)[number]) => game.type === 'fishing'],
    [
      'provider',
      { category: 'lucky-loom' },
      (game: (typeof games)[number]) => game.provider === 'lucky-loom',
    ],
    ['hot', { hot: true }, (game: (typeof games)[number]) => game.hot],
    ['new', { new: true }, (game: (typeof games)[number]) => game.new],
    [
      'free spins',
      { freespin: true, type: 'slot' },
      (game: (typeof games)[number]) => game.freespin,
    ],
  ])('is filtered by %s', async (_, filter, matches) => {
    const { list: found, total } = await list({ ...filter, limit: 500 });
    expect(found.map((game) => game.code)).toEqual(games.filter(matches).map((game) => game.code));
    expect(total).toBe(found.length);
    expect(total).toBeGreaterThan(5);
  });

  it('finds a game by part of its Thai or English name, case-insensitive and without tone marks', async () => {
    const untoned = 'ทุเรียนตัวป่วน'.replace(/[\u0e47-\u0e4e]/g, '');
    for (const search of ['ทุเรียนตัวป่วน', untoned, 'DURIAN RIO', 'riot  durian']) {
      const { list: found } = await list({ search });
      expect(found.map((game) => game.code)).toEqual(['durian-riot']);
    }
    expect(await list({ search: 'zzz' })).toEqual({ list: [], total: 0 });
  });

  it('is sorted as requested', async () => {
    const names = (await list({ sort: 'az', limit: 500 })).list.map((game) => game.nameEn);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    for (const sort of ['new', 'hot', 'freespin'] as const) {
      const flags = (await list({ sort, limit: 500 })).list.map((game) => Reflect.get(game, sort));
      expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('tells a member which games were played', async () => {
    const { member } = testSandbox();
    const { post } = await member('new');
    await post(LAUNCH, { client: 'MB', game_code: 'durian-riot', lang: 'th' });
    const { list: all } = (await post(LISTS, { limit: 500 })).body.result;
    expect(all.filter((game) => game.recent).map((game) => game.code)).toEqual(['durian-riot']);
    expect(all.every((game) => game.launching)).toBe(true);
  });
});

describe('a filtered game list', () => {
  it('returns the known ids, in the order of the list', async () => {
    const [first, , third] = games.map(({ code }) => `g_${code}`);
    const { list: found, total } = await list({ ids: [third, 'g_none', 'nothing', first] });
    expect(found.map(({ _id }) => _id)).toEqual([first, third]);
    expect(total).toBe(2);
    expect((await list({ ids: [] })).total).toBe(0);
  });

  it('returns the games with play money: all slots and fishing games and four casino entries', async () => {
    const { list: found } = await list({ demo: true, limit: 500 });
    const count = (list: readonly { type: string }[], type: string) =>
      list.filter((each) => each.type === type).length;
    for (const type of ['slot', 'fishing']) expect(count(found, type)).toBe(count(games, type));
    for (const type of ['lotto', 'sport']) expect(count(found, type)).toBe(0);
    expect(count(found, 'casino')).toBe(4);
    expect(found.every(({ demo }) => demo)).toBe(true);
  });

  it('returns favourites and played games, latest first unless another order is requested', async () => {
    const { clock, context, member } = testSandbox();
    const { post } = await member('new');
    const kept = ['kite-duel', 'durian-riot', 'aurum-baccarat'];
    for (const code of kept) {
      clock.advance(1000);
      toggleFavourite(context, 'm_0002', code);
      rememberGame(context, 'm_0002', code);
    }
    toggleFavourite(context, 'm_0002', 'kite-duel');
    const codes = async (filter: object) => {
      const { result } = (await post(LISTS, filter)).body;
      expect(result.total).toBe(result.list.length);
      return result.list.map(({ code }) => code);
    };
    expect(await codes({ recent: true })).toEqual(kept.toReversed());
    expect(await codes({ favourite: true })).toEqual(['aurum-baccarat', 'durian-riot']);
    expect(await codes({ favourite: true, recent: true, type: 'slot' })).toEqual(['durian-riot']);
    expect(await codes({ recent: true, sort: 'az' })).toEqual([
      'aurum-baccarat',
      'durian-riot',
      'kite-duel',
    ]);
    expect(await codes({ recent: true, search: 'kite' })).toEqual(['kite-duel']);
  });

  it.each([{ favourite: true }, { recent: true }])('refuses %j without a member', async (body) => {
    const { call } = testSandbox();
    const { status, body: refused } = await call('POST', LISTS, { body });
    expect([status, refused.code]).toEqual([401, 7002]);
  });
});

describe('the game figures', () => {
  it('are in every list, and change with the day and not within it', async () => {
    const { call, clock } = testSandbox();
    const info = async () =>
      (await call('POST', LISTS, { body: { limit: 1 } })).body.result.list[0]?.game_info;
    const first = await info();
    expect(first).toMatchObject({ volatility: 'high', paylines: 30, min_bet: 1, max_bet: 5000 });
    clock.advance(HOUR);
    expect(await info()).toEqual(first);
    clock.advance(DAY);
    const next = await info();
    expect(next?.rtp).toBe(first?.rtp);
    expect(next?.day).not.toEqual(first?.day);
  });

  it('include a daily history on request, today last, whose means are the trends', async () => {
    const { call, clock } = testSandbox();
    const ask = async (rtpHistory: boolean) =>
      (await call('POST', LISTS, { body: { limit: 1, rtpHistory } })).body.result.list[0]
        ?.game_info as unknown as {
        history?: { date: string; rtp: number }[];
        day: { rtp: number };
        week: { rtp: number };
      };
    expect((await ask(false)).history).toBeUndefined();
    const { history = [], day, week } = await ask(true);
    const today = new Date(clock.now() + 7 * HOUR).toISOString().slice(0, 10);
    expect(history).toHaveLength(30);
    expect(history.at(-1)).toEqual({ date: today, rtp: day.rtp });
    expect(new Set(history.map(({ date }) => date)).size).toBe(30);
    const lately = history.slice(-7).reduce((sum, { rtp }) => sum + rtp, 0) / 7;
    expect(week.rtp).toBeCloseTo(lately, 1);
    clock.advance(DAY);
    const later = (await ask(true)).history;
    expect(later?.slice(0, 29)).toEqual(history.slice(1));
  });
});

describe('the providers', () => {
  it('count all games, each in its type', async () => {
    const { call } = testSandbox();
    const reply = (await call('POST', CATEGORIES)).body as unknown as {
      result: { type: string; count: number }[];
    };
    expect(reply.result).toHaveLength(20);
    expect(reply.result.reduce((sum, { count }) => sum + count, 0)).toBe(games.length);
    const fishing = (await call('POST', CATEGORIES, { body: { type: 'fishing' } }))
      .body as unknown as typeof reply;
    expect(new Set(fishing.result.map(({ type }) => type))).toEqual(new Set(['fishing']));
  });
});

describe('the providers of a member', () => {
  it('include where the member plays and the number of favourites', async () => {
    const { context, member } = testSandbox();
    const { post } = await member('new');
    toggleFavourite(context, 'm_0002', 'durian-riot');
    rememberGame(context, 'm_0002', 'aurum-baccarat');
    const found = (await post(CATEGORIES)).body.result as unknown as TestRow[];
    const marked = (flag: 'favourite' | 'recent') =>
      found.filter((each) => each[flag]).map(({ category }) => category);
    expect(marked('favourite')).toEqual(['pixel-durian']);
    expect(marked('recent')).toEqual(['aurum-table']);
    expect(found.every(({ enable }) => enable)).toBe(true);
  });
});

describe('launching a game', () => {
  it('requires a member', async () => {
    const { call } = testSandbox();
    const { status, body } = await call('POST', LAUNCH, {
      body: { client: 'PC', game_code: 'durian-riot', lang: 'en' },
    });
    expect([status, body.code]).toEqual([401, 7002]);
  });

  it('returns an address on the origin of the games', async () => {
    const { member } = testSandbox();
    const { body } = await (
      await member()
    ).post(LAUNCH, { client: 'PC', game_code: 'durian-riot', lang: 'en' });
    const address = new URL(body.result as unknown as string);
    expect(address.origin).toBe('http://127.0.0.1:4011');
    expect(address.pathname).toBe('/play/durian-riot');
    expect(address.searchParams.get('lang')).toBe('en');
  });

  it('answers 404 for an unknown game and 4000 without a code', async () => {
    const { member } = testSandbox();
    const { post } = await member();
    expect((await post(LAUNCH, { client: 'MB', game_code: 'nothing', lang: 'th' })).status).toBe(
      404,
    );
    expect((await post(LAUNCH, { client: 'MB', lang: 'th' })).body.field).toBe('game_code');
  });
});
