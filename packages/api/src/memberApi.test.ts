import { describe, expect, it, vi } from 'vitest';
import { createMemberApi } from './memberApi.ts';
import { clientOptions, json } from './testing/fakeServer.ts';

const GAME = {
  _id: 'g_1',
  type: 'slot',
  category: 'lotus',
  code: 'lotus-koi',
  img: 'http://cdn.test/covers/lotus-koi.svg',
  language: ['th', 'en'],
  nameTh: 'ปลาคาร์ปนำโชค',
  nameEn: 'Lucky Koi',
  freespin: true,
  hot: true,
  new: true,
  categoryName: 'Lotus Games',
  handle: '/api/v3/member/game/launch',
  color: '#1d3557',
  provider: { id: 'lotus', name: 'Lotus Games', img: 'http://cdn.test/providers/lotus.svg' },
  favourite: true,
  recent: true,
  launching: false,
  game_info: { rtp: 96.5 },
};

function memberOver(body: unknown) {
  const { options, seen } = clientOptions(() => json(body));
  const onDropped = vi.fn();
  return { member: createMemberApi({ ...options, onDropped }), seen, onDropped };
}

const page = (list: unknown, total: unknown = 1) => ({ code: 0, result: { list, total } });

async function oneGame(overrides: object) {
  const { member } = memberOver(page([{ ...GAME, ...overrides }]));
  return (await member.games()).games[0];
}

describe('games', () => {
  it('are mapped to domain games', async () => {
    const { member } = memberOver(page([GAME], 204));
    expect(await member.games()).toEqual({
      total: 204,
      dropped: 0,
      games: [
        {
          id: 'g_1',
          code: 'lotus-koi',
          handle: '/api/v3/member/game/launch',
          type: 'slot',
          nameTh: 'ปลาคาร์ปนำโชค',
          nameEn: 'Lucky Koi',
          provider: {
            id: 'lotus',
            name: 'Lotus Games',
            image: 'http://cdn.test/providers/lotus.svg',
          },
          image: 'http://cdn.test/covers/lotus-koi.svg',
          color: '#1d3557',
          hot: true,
          isNew: true,
          freeSpin: true,
          favourite: true,
          recent: true,
          available: false,
          rtp: 96.5,
          demo: false,
        },
      ],
    });
  });

  it('are read with the minimum of fields in the specification', async () => {
    const { _id, type, category, code, nameTh, handle, categoryName } = GAME;
    const { member } = memberOver(
      page([{ _id, type, category, code, nameTh, handle, categoryName }], undefined),
    );
    expect(await member.games()).toMatchObject({
      total: 1,
      games: [
        {
          provider: { id: 'lotus', name: 'Lotus Games', image: null },
          image: null,
          color: null,
          hot: false,
          favourite: false,
          available: true,
          demo: false,
          rtp: null,
        },
      ],
    });
  });

  it.each([
    ['a word', 'nonsense'],
    ['null', null],
    ['a list', []],
    ['no id', { ...GAME, _id: undefined }],
    ['an empty id', { ...GAME, _id: '' }],
    ['an unknown type', { ...GAME, type: 'poker' }],
    ['no name at all', { ...GAME, nameTh: '', nameEn: null }],
    ['a launch path on another host', { ...GAME, handle: '//evil.test/launch' }],
    ['a launch path that changes the host', { ...GAME, handle: '@evil.test/launch' }],
    ['a launch path that climbs', { ...GAME, handle: '/api/../refreshtoken/true' }],
    ['a launch path with a query', { ...GAME, handle: '/api/launch?x=1' }],
    ['a launch address', { ...GAME, handle: 'https://evil.test/' }],
    ['no launch path', { ...GAME, handle: undefined }],
    ['a code in numbers', { ...GAME, code: 7 }],
  ])('exclude and count only the malformed one: %s', async (_name, bad) => {
    const { member, onDropped } = memberOver(page([GAME, bad, { ...GAME, _id: 2 }], 3));
    const { games, total, dropped } = await member.games();
    expect(games.map((game) => game.id)).toEqual(['g_1', '2']);
    expect({ total, dropped }).toEqual({ total: 3, dropped: 1 });
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('game', 1);
  });

  it('keep a game whose optional data is malformed', async () => {
    const bad = { img: 'javascript:alert(1)', color: 'url(x)', hot: 'yes', rating: 'NaN' };
    const nested = { provider: 'lotus', game_info: { rtp: 'high' } };
    expect(await oneGame({ ...bad, ...nested })).toMatchObject({
      image: null,
      color: null,
      hot: false,
      provider: { id: 'lotus', name: 'Lotus Games', image: null },
      rtp: null,
    });
  });

  it.each([null, {}, { list: {} }, { total: 4 }, 'none'])(
    'are malformed without a list: %j',
    async (result) => {
      const { member } = memberOver({ code: 0, result });
      await expect(member.games()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  it('are requested with the parameter names of the API, without omitted fields', async () => {
    const { member, seen } = memberOver(page([]));
    await member.games({ type: 'slot', isNew: true, freeSpin: false, sort: 'az', skip: 0 });
    await member.games({ search: 'มังกร', category: '', limit: 24 });
    expect(seen.map((request) => request.body)).toEqual([
      { type: 'slot', new: true, freespin: false, sort: 'az', skip: 0 },
      { search: 'มังกร', limit: 24 },
    ]);
    expect(seen[0]?.path).toBe('/api/v3/member/game/lists');
  });
});

describe('categories', () => {
  const CATEGORY = {
    _id: 'c_1',
    type: 'casino',
    category: 'lotus',
    code: 'lotus-lobby',
    nameTh: 'โลตัส',
    nameEn: 'Lotus',
    img: 'https://cdn.test/lotus.svg',
  };

  it('are mapped to providers whose code filters games', async () => {
    const { member, seen } = memberOver({ code: 0, result: [CATEGORY] });
    expect(await member.categories('casino')).toEqual([
      {
        id: 'c_1',
        code: 'lotus',
        type: 'casino',
        nameTh: 'โลตัส',
        nameEn: 'Lotus',
        image: 'https://cdn.test/lotus.svg',
        enabled: true,
        disabled: false,
      },
    ]);
    expect(seen[0]).toMatchObject({
      path: '/api/v3/member/game/categorys',
      body: { type: 'casino' },
    });
  });

  it('are closed if the API reports it in either field; malformed ones are excluded', async () => {
    const { member, onDropped } = memberOver({
      code: 0,
      result: [{ ...CATEGORY, enable: false }, { ...CATEGORY, launching: false }, 7, {}],
    });
    const closed = await member.categories();
    expect(closed.map(({ enabled, disabled }) => [enabled, disabled])).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('category', 2);
  });
});

describe('banners', () => {
  const BANNER = {
    id: 'welcome',
    title: 'ต้อนรับ',
    imageUrl: 'https://cdn.test/w.svg',
    imageUrlMobile: 'https://cdn.test/p.svg',
    link: '/promotion',
    alt: 'รับโบนัส',
    color: '#2a1a5e',
  };

  it('are mapped to slides, requested by place and language', async () => {
    const { member, seen } = memberOver({ code: 0, result: [BANNER] });
    expect(await member.banners('en')).toEqual([
      {
        id: 'welcome',
        alt: 'รับโบนัส',
        image: 'https://cdn.test/w.svg',
        imagePhone: 'https://cdn.test/p.svg',
        path: '/promotion',
        color: '#2a1a5e',
      },
    ]);
    expect(seen[0]?.method).toBe('GET');
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({ placement: 'home', lang: 'en' });
  });

  it('have no link if it is external, and need both pictures', async () => {
    const { member, onDropped } = memberOver({
      code: 0,
      result: [
        { ...BANNER, link: 'https://evil.test' },
        { ...BANNER, link: 'javascript:alert(1)' },
        { ...BANNER, link: 12, alt: null },
        { ...BANNER, imageUrlMobile: 'data:image/svg+xml,x' },
      ],
    });
    const banners = await member.banners('th');
    expect(banners.map((banner) => banner.path)).toEqual([null, null, null]);
    expect(banners[2]?.alt).toBe('ต้อนรับ');
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('banner', 1);
  });
});

describe('manual refresh', () => {
  it('is refused for a visitor without a call', async () => {
    const { options, seen } = clientOptions(() => json({}), null);
    await expect(createMemberApi(options).refresh()).rejects.toMatchObject({ kind: 'session' });
    expect(seen).toHaveLength(0);
  });

  it('returns the session with new tokens', async () => {
    const { member } = memberOver({ code: 0, access_token: 'at_2', refresh_token: 'rt_2' });
    expect(await member.refresh()).toMatchObject({
      username: 'demo',
      accessToken: 'at_2',
      refreshToken: 'rt_2',
    });
  });
});
