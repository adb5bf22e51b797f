import { describe, expect, it, vi } from 'vitest';
import { createCommunityApi } from './communityApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { clientOptions, json } from '../testing/fakeServer.ts';

function over(result: unknown, status = 200, code = 0) {
  const { options, seen } = clientOptions(() => json({ code, result }, status), null);
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...options, onDropped });
  return { community: createCommunityApi(client), seen, onDropped };
}

const TOURNAMENT = {
  id: 't_1',
  title: 'Weekly',
  state: 'coming_soon',
  starts_at: 100,
  ends_at: 200,
  prize_pool: 1000.5,
  players: 3,
  game_type: 'slot',
  providers: ['a'],
  imageUrl: 'https://cdn.test/a.svg',
};

describe('tournaments', () => {
  it('are listed for a visitor; malformed ones are excluded and counted', async () => {
    const { community, seen, onDropped } = over({
      list: [
        TOURNAMENT,
        { ...TOURNAMENT, state: 'unknown' },
        { ...TOURNAMENT, ends_at: 100 },
        { ...TOURNAMENT, game_type: 'cards' },
      ],
    });
    expect(await community.tournaments({ locale: 'th', type: 'slot' })).toEqual([
      {
        id: 't_1',
        title: 'Weekly',
        summary: '',
        state: 'comingSoon',
        startsAt: 100_000,
        endsAt: 200_000,
        prizePool: 100_050,
        players: 3,
        gameType: 'slot',
        providers: ['a'],
        image: 'https://cdn.test/a.svg',
        leaders: [],
        own: null,
      },
    ]);
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({ lang: 'th', type: 'slot' });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('tournament', 3);
  });

  it('are loaded individually with rules, prizes and ranking', async () => {
    const { community, seen, onDropped } = over({
      ...TOURNAMENT,
      state: 'active',
      own: { rank: 2, points: 50, prize: 300, points_to_next: 6 },
      leaders: [{ rank: 1, name: 'a***', points: 55, prize: 300 }, { rank: 0 }],
      rules: ['one', ''],
      turnover_per_point: 10,
      prizes: [
        { from: 1, to: 3, amount: 300 },
        { from: 3, to: 1, amount: 1 },
      ],
      leaderboard: [{ rank: 1, name: 'a***', points: 55, prize: null }],
    });
    expect(await community.tournament({ id: 't_1', locale: 'en', limit: 5 })).toMatchObject({
      state: 'active',
      own: { rank: 2, points: 50, prize: 30_000, pointsToNext: 6, paidAt: null },
      leaders: [{ rank: 1, name: 'a***', points: 55, prize: 30_000, own: false }],
      rules: ['one'],
      turnoverPerPoint: 1000,
      prizes: [{ from: 1, to: 3, amount: 30_000 }],
      leaderboard: [{ rank: 1, name: 'a***', points: 55, prize: null, own: false }],
      skipped: null,
    });
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({ id: 't_1', lang: 'en', limit: '5' });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('part of a tournament', 2);
  });

  it('that do not exist are refused', async () => {
    const { community } = over(undefined, 404, 404);
    await expect(community.tournament({ id: 'x', locale: 'th' })).rejects.toMatchObject({
      kind: 'business',
      status: 404,
    });
  });
});

describe('VIP levels', () => {
  const level = { level: 1, name: 'Bronze', color: '#a9713d', turnover: 20_000, deposit: 3000 };

  it('are sorted, with the position of the member if there is one', async () => {
    const own = {
      level: 0,
      granted: true,
      turnover: 1,
      deposit: 2,
      next: { level: 1, turnover_left: 19_999, deposit_left: 2998 },
    };
    const { community, onDropped } = over({
      period_days: 30,
      levels: [{ ...level, benefits: ['x'] }, { ...level, level: 0, benefits: [] }, level],
      own,
    });
    expect(await community.vip('th')).toMatchObject({
      periodDays: 30,
      levels: [{ level: 0 }, { level: 1, deposits: 300_000, benefits: ['x'] }],
      standing: {
        granted: true,
        next: { level: 1, turnoverLeft: 1_999_900, depositsLeft: 299_800 },
      },
    });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('VIP level', 1);
  });

  it('have no position for a visitor, and no next level at the top', async () => {
    const top = { level: 1, turnover: 1, deposit: 2, next: null };
    expect((await over({ period_days: 30, levels: [] }).community.vip('th')).standing).toBeNull();
    const programme = await over({ period_days: 30, levels: [], own: top }).community.vip('th');
    expect(programme.standing).toMatchObject({ next: null, granted: false });
  });
});

describe('help centre', () => {
  it('excludes unknown blocks, external links and articles without blocks', async () => {
    const article = { id: 'a', topic: 'deposit', title: 'How?' };
    const { community, onDropped } = over({
      topics: [
        { id: 'deposit', name: 'Deposit' },
        { id: 'weather', name: 'Weather' },
      ],
      articles: [
        {
          ...article,
          blocks: [
            { type: 'paragraph', text: 'At least {depositMin} baht.' },
            { type: 'steps', items: ['one', 'two'] },
            { type: 'steps', items: [] },
            { type: 'video', url: 'x' },
            { type: 'link', text: 'go', path: '//evil.test' },
            { type: 'link', text: 'go', path: '/deposit?tab=deposit-usdt-tab' },
          ],
        },
        { ...article, blocks: [{ type: 'video' }] },
      ],
    });
    expect(await community.help({ locale: 'en', topic: 'deposit' })).toEqual({
      topics: [{ id: 'deposit', name: 'Deposit' }],
      articles: [
        {
          ...article,
          blocks: [
            { type: 'paragraph', text: 'At least {depositMin} baht.' },
            { type: 'steps', items: ['one', 'two'] },
            { type: 'link', text: 'go', path: '/deposit?tab=deposit-usdt-tab' },
          ],
        },
      ],
    });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('help article', 2);
  });
});
