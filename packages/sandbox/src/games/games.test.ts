import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/games.ts';
import { testSandbox } from '../testing/testSandbox.ts';

const LISTS = '/api/v3/member/game/lists';
const CATEGORIES = '/api/v3/member/game/categorys';
const LAUNCH = '/api/v3/member/game/launch';

async function list(body: object) {
  const { call } = testSandbox();
  return (await call('POST', LISTS, { body })).body.result;
}

describe('the list of games', () => {
  it('gives a visitor all of them in pages that lie end to end, without what is a member’s own', async () => {
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
  ])('is narrowed down by %s', async (_, filter, matches) => {
    const { list: found, total } = await list({ ...filter, limit: 500 });
    expect(found.map((game) => game.code)).toEqual(games.filter(matches).map((game) => game.code));
    expect(total).toBe(found.length);
    expect(total).toBeGreaterThan(5);
  });

  it('finds a game by part of its Thai or English name, in any case and without tone marks', async () => {
    const untoned = 'ทุเรียนตัวป่วน'.replace(/[\u0e47-\u0e4e]/g, '');
    for (const search of ['ทุเรียนตัวป่วน', untoned, 'DURIAN RIO', 'riot  durian']) {
      const { list: found } = await list({ search });
      expect(found.map((game) => game.code)).toEqual(['durian-riot']);
    }
    expect(await list({ search: 'zzz' })).toEqual({ list: [], total: 0 });
  });

  it('is sorted as asked', async () => {
    const names = (await list({ sort: 'az', limit: 500 })).list.map((game) => game.nameEn);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    for (const sort of ['new', 'hot', 'freespin'] as const) {
      const flags = (await list({ sort, limit: 500 })).list.map((game) => Reflect.get(game, sort));
      expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('tells a member which games were opened', async () => {
    const { member } = testSandbox();
    const { post } = await member();
    await post(LAUNCH, { client: 'MB', game_code: 'durian-riot', lang: 'th' });
    const { list: all } = (await post(LISTS, { limit: 500 })).body.result;
    expect(all.filter((game) => game.recent).map((game) => game.code)).toEqual(['durian-riot']);
    expect(all.every((game) => game.launching)).toBe(true);
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

describe('starting a game', () => {
  it('is for members', async () => {
    const { call } = testSandbox();
    const { status, body } = await call('POST', LAUNCH, {
      body: { client: 'PC', game_code: 'durian-riot', lang: 'en' },
    });
    expect([status, body.code]).toEqual([401, 7002]);
  });

  it('gives an address on the origin of the games', async () => {
    const { member } = testSandbox();
    const { body } = await (
      await member()
    ).post(LAUNCH, { client: 'PC', game_code: 'durian-riot', lang: 'en' });
    const address = new URL(body.result as unknown as string);
    expect(address.origin).toBe('http://127.0.0.1:4011');
    expect(address.pathname).toBe('/play/durian-riot');
    expect(address.searchParams.get('lang')).toBe('en');
  });

  it('of one that is closed says 99 with its sentence, and the list says so too', async () => {
    const { member } = testSandbox({ rules: { closedGames: { 'durian-riot': 'ปิดถึง 12:00 น.' } } });
    const { post } = await member();
    const { body } = await post(LAUNCH, { client: 'MB', game_code: 'durian-riot', lang: 'th' });
    expect(body).toEqual({ code: 99, message: 'ปิดถึง 12:00 น.' });
    const { list: found } = (await post(LISTS, { search: 'durian riot' })).body.result;
    expect(found[0]?.launching).toBe(false);
  });

  it('of one that there is not is a 404, and without a code a 4000', async () => {
    const { member } = testSandbox();
    const { post } = await member();
    expect((await post(LAUNCH, { client: 'MB', game_code: 'nothing', lang: 'th' })).status).toBe(
      404,
    );
    expect((await post(LAUNCH, { client: 'MB', lang: 'th' })).body.field).toBe('game_code');
  });
});
