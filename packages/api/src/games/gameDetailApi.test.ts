import { describe, expect, it, vi } from 'vitest';
import { createGameDetailApi } from './gameDetailApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { SESSION, clientOptions, json } from '../testing/fakeServer.ts';

const GAME = {
  _id: 'g_1',
  type: 'slot',
  category: 'lotus',
  code: 'lotus-koi',
  nameTh: 'ปลาคาร์ปนำโชค',
  nameEn: 'Lucky Koi',
  categoryName: 'Lotus Games',
  handle: '/api/v3/member/game/launch',
  demo: true,
  rating: 4.5,
  game_info: {
    rtp: 96.5,
    min_bet: 0.29,
    max_bet: 1000,
    volatility: 'high',
    paylines: 20,
    hit_ratio: 28.4,
    day: { trend: 'up', rtp: 104.5 },
    week: { trend: 'sideways', rtp: 95.9 },
    month: null,
  },
  buyBonus: true,
  playersToday: 42,
  biggestWin: 2500.29,
  slotWinHistory: [
    { username: 'som***', date_time: 1_768_440_000, bet: 10, win: 2500.29, multiplier: 250.03 },
    { username: 'som***', date_time: 'yesterday', bet: 10, win: 2500, multiplier: 250 },
  ],
};

function detailOver(body: unknown, session: typeof SESSION | null = SESSION) {
  const { options, seen } = clientOptions(() => json(body), session);
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...options, onDropped });
  return { detail: createGameDetailApi(client), seen, onDropped };
}

const page = (list: unknown[], total?: number) => ({ code: 0, result: { list, total } });

describe('game detail', () => {
  it('contains figures with bets in satang, and wins in ms and satang', async () => {
    const { detail } = detailOver(page([GAME], 9));
    const { games, total } = await detail.games();
    expect(total).toBe(9);
    expect(games[0]).toMatchObject({
      id: 'g_1',
      nameEn: 'Lucky Koi',
      rtp: 96.5,
      demo: true,
      rating: 4.5,
      buyBonus: true,
      playersToday: 42,
      biggestWin: 250_029,
      info: {
        rtp: 96.5,
        minBet: 29,
        maxBet: 100_000,
        volatility: 'high',
        paylines: 20,
        hitRatio: 28.4,
        day: { direction: 'up', rtp: 104.5 },
        week: { direction: null, rtp: 95.9 },
        month: null,
      },
      wins: [
        {
          player: 'som***',
          at: 1_768_440_000_000,
          bet: 1000,
          win: 250_029,
          multiplier: 250.03,
        },
      ],
    });
  });

  it.each([
    ['nothing', {}],
    ['nonsense', { game_info: 'high', slotWinHistory: 'none', rating: 9, demo: 'yes' }],
    ['wrong figures', { buyBonus: 1, playersToday: -1, biggestWin: 'much' }],
    ['null', { game_info: null, slotWinHistory: null, rating: null, demo: null }],
  ])('is read without optional data: %s', async (_, more) => {
    const bare = {
      ...GAME,
      game_info: undefined,
      slotWinHistory: undefined,
      buyBonus: undefined,
      playersToday: undefined,
      biggestWin: undefined,
    };
    const { detail } = detailOver(page([{ ...bare, rating: undefined, demo: undefined, ...more }]));
    expect((await detail.games()).games[0]).toMatchObject({
      info: null,
      wins: [],
      rating: null,
      buyBonus: false,
      playersToday: null,
      biggestWin: null,
      demo: false,
    });
  });

  it('keeps the valid figures', async () => {
    const figures = { rtp: 'high', min_bet: -1, paylines: 2.5, volatility: 'wild', hit_ratio: 30 };
    const { detail } = detailOver(page([{ ...GAME, game_info: figures }]));
    expect((await detail.games()).games[0]?.info).toEqual({
      rtp: null,
      minBet: null,
      maxBet: null,
      volatility: null,
      paylines: null,
      hitRatio: 30,
      day: null,
      week: null,
      month: null,
      history: [],
    });
  });

  it('sorts days, removes duplicates and excludes malformed ones', async () => {
    const days = (...history: unknown[]) => ({ ...GAME.game_info, history });
    const list = days(
      { date: '2026-01-15', rtp: 97 },
      { date: '2026-01-13', rtp: 91.5 },
      { date: '2026-02-30', rtp: 96 },
      { date: '2026-01-14', rtp: -1 },
      { date: '2026-01-15', rtp: 97.5 },
    );
    const { detail } = detailOver(page([{ ...GAME, game_info: list }]));
    expect((await detail.games()).games[0]?.info?.history).toEqual([
      { day: '2026-01-13', rtp: 91.5 },
      { day: '2026-01-15', rtp: 97.5 },
    ]);
  });

  it('masks the names of winners, even if the API does not', async () => {
    const [win] = GAME.slotWinHistory;
    const told = { ...GAME, slotWinHistory: [{ ...win, username: 'somchai1990' }] };
    const { detail } = detailOver(page([told]));
    expect((await detail.games()).games[0]?.wins[0]?.player).toBe('som***');
  });

  it('is excluded and counted if it is not a valid game', async () => {
    const { detail, onDropped } = detailOver(page([GAME, { ...GAME, handle: '//evil.test' }, 7]));
    expect(await detail.games()).toMatchObject({ dropped: 2, total: 1 });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('game', 2);
  });

  it('is requested with the parameter names of the API', async () => {
    const { detail, seen } = detailOver(page([]));
    await detail.games({ isNew: true, ids: ['g_1'], recent: true, demo: true, wins: true });
    await detail.games({ favourite: false, wins: false });
    expect(seen.map(({ body }) => body)).toEqual([
      { new: true, ids: ['g_1'], recent: true, demo: true, slotWinHistory: true },
      {},
    ]);
  });

  it('of one game is requested by id with its wins, or null', async () => {
    const { detail, seen } = detailOver(page([GAME]));
    expect((await detail.game('g_1'))?.wins).toHaveLength(1);
    expect(await detail.game('g_2')).toBeNull();
    expect(seen[0]?.body).toEqual({
      ids: ['g_1'],
      slotWinHistory: true,
      rtpHistory: true,
      limit: 1,
    });
  });
});

describe('invalid game id', () => {
  it.each(['', 'x'.repeat(81)])('makes no call: %j', async (id) => {
    const { detail, seen } = detailOver({ code: 4000 });
    expect(await detail.game(id)).toBeNull();
    expect(seen).toEqual([]);
  });
});

describe('game demo', () => {
  const request = {
    game: { code: 'lotus-koi', handle: '/x' },
    client: 'MB',
    locale: 'th',
  } as const;

  it.each([['a visitor', null] as const, ['a member', SESSION] as const])(
    'needs and sends no session: %s',
    async (_, session) => {
      const address = 'http://games.test/play/lotus-koi?token=dl_1';
      const { detail, seen } = detailOver({ code: 0, message: 'ok', result: address }, session);
      expect(await detail.launchDemo(request)).toBe(address);
      expect(seen[0]).toMatchObject({
        path: '/api/v3/member/game/demo',
        token: null,
        body: { client: 'MB', lang: 'th', game_code: 'lotus-koi' },
      });
    },
  );

  it.each([99, 5003])('returns the reason of code %i', async (code) => {
    const { detail } = detailOver({ code, message: 'ปิดถึงเที่ยง' });
    await expect(detail.launchDemo(request)).rejects.toMatchObject({
      kind: 'business',
      code,
      messageId: `error.launch.${code}`,
      serverMessage: 'ปิดถึงเที่ยง',
    });
  });
});
