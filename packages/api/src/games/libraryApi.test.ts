import { describe, expect, it, vi } from 'vitest';
import { createLibraryApi } from './libraryApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { SESSION, type SeenRequest, clientOptions, json, raw } from '../testing/fakeServer.ts';

const GAME = {
  _id: 'g_1',
  type: 'slot',
  category: 'lotus',
  code: 'lotus-koi',
  img: null,
  nameTh: 'ปลาคาร์ปนำโชค',
  nameEn: 'Lucky Koi',
  freespin: true,
  hot: false,
  new: true,
  categoryName: 'Lotus Games',
  handle: '/api/v3/member/game/launch',
  color: null,
  provider: null,
  favourite: true,
  recent: null,
  launching: null,
  game_info: { rtp: 96.5 },
};
const AUTH = { authUrl: 'http://auth.test/auth', defaultGroupId: 'g_default' };

interface Sent {
  query: string;
  variables: Record<string, unknown>;
}

function libraryOver(
  answer: (seen: SeenRequest) => Response | Promise<Response>,
  session: typeof SESSION | null = SESSION,
) {
  const { options, seen, store, ends } = clientOptions(answer, session);
  const onDropped = vi.fn();
  const { client } = createMemberApi({ ...options, onDropped });
  const sent = () => seen.map(({ body }) => body as Sent);
  return { library: createLibraryApi(client, AUTH), seen, sent, store, ends, onDropped };
}

const failing = (code: unknown, status = 200, more: object = {}) =>
  json({ data: null, errors: [{ message: 'refused', extensions: { code, ...more } }] }, status);

describe('GraphQL games', () => {
  it('are requested from the auth host, with the session and the parameter names of the API', async () => {
    const { library, seen, sent } = libraryOver(() => json({ data: { lists: [GAME] } }));
    await library.games({ favourite: true, isNew: true, freeSpin: false, sort: 'az', limit: 24 });
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/auth/graphql', token: 'at_1' });
    expect(sent()[0]?.variables).toEqual({
      groupID: 'g1',
      userID: 'm_1',
      favourite: true,
      gameNew: true,
      freespin: false,
      sort: 'az',
      limit: 24,
    });
    expect(sent()[0]?.query).toMatch(/^query gameLists\(/);
  });

  it('are mapped like the games of the REST call, and malformed ones are excluded and counted', async () => {
    const { library, onDropped } = libraryOver(() =>
      json({ data: { lists: [GAME, { ...GAME, type: 'poker' }] } }),
    );
    expect(await library.games()).toMatchObject([
      {
        id: 'g_1',
        isNew: true,
        favourite: true,
        available: true,
        rtp: 96.5,
        provider: { id: 'lotus' },
      },
    ]);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('game', 1);
  });

  it('are requested for a visitor with the default group and no member', async () => {
    const { library, sent } = libraryOver(() => json({ data: { lists: [] } }), null);
    expect(await library.games()).toEqual([]);
    expect(sent()[0]?.variables).toEqual({ groupID: 'g_default' });
  });

  it('are requested again as a visitor if the session ends during the call', async () => {
    const { library, sent, store } = libraryOver(({ token }) =>
      token === null ? json({ data: { lists: [] } }) : failing(7002, 401),
    );
    expect(await library.games()).toEqual([]);
    expect(sent().map(({ variables }) => variables['userID'])).toEqual(['m_1', undefined]);
    expect(store.read()).toBeNull();
  });

  it('of a personal list are not requested for a visitor', async () => {
    const { library, seen } = libraryOver(() => json({ data: { lists: [] } }), null);
    for (const query of [{ favourite: true }, { recent: true }, { favouriteAndRecent: true }]) {
      await expect(library.games(query)).rejects.toMatchObject({ kind: 'session' });
    }
    expect(seen).toEqual([]);
  });
});

describe('GraphQL providers', () => {
  it('are mapped like the providers of the REST call', async () => {
    const category = {
      _id: 'c_1',
      type: 'casino',
      category: 'lotus',
      nameTh: 'โลตัส',
      nameEn: 'Lotus',
      img: null,
      launching: true,
      enable: false,
    };
    const { library, sent } = libraryOver(() => json({ data: { categorys: [category, 7] } }));
    expect(await library.categories('casino')).toMatchObject([{ code: 'lotus', enabled: false }]);
    expect(sent()[0]?.variables).toEqual({ groupID: 'g1', userID: 'm_1', type: 'casino' });
  });
});

describe('favourite and recent games', () => {
  const counts = { countFavourite: 3, countRecent: 8 };

  it.each([
    ['counts', 'getFavouriteAndRecent', { userID: 'm_1' }],
    ['toggleFavourite', 'addFavourite', { userID: 'm_1', gameID: 'g_1' }],
    ['recordRecent', 'addRecent', { userID: 'm_1', gameID: 'g_1' }],
  ] as const)(
    '%s returns the counts, and sends the id of the member',
    async (name, field, variables) => {
      const { library, sent } = libraryOver(() => json({ data: { [field]: counts } }));
      const outcome = name === 'counts' ? library.counts() : library[name]({ id: 'g_1' });
      expect(await outcome).toEqual({ favourites: 3, recents: 8 });
      expect(sent()[0]?.variables).toEqual(variables);
    },
  );

  it('record an opened game, even if the game replaces the page', async () => {
    const { library, seen } = libraryOver(() =>
      json({ data: { addRecent: counts, addFavourite: counts } }),
    );
    await library.recordRecent({ id: 'g_1' });
    await library.toggleFavourite({ id: 'g_1' });
    expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it('are not requested for a visitor', async () => {
    const { library, seen } = libraryOver(() => json({ data: {} }), null);
    await expect(library.counts()).rejects.toMatchObject({ kind: 'session' });
    await expect(library.toggleFavourite({ id: 'g_1' })).rejects.toMatchObject({ kind: 'session' });
    await expect(library.recordRecent({ id: 'g_1' })).rejects.toMatchObject({ kind: 'session' });
    expect(seen).toEqual([]);
  });
});

describe('expired token over GraphQL', () => {
  it.each([
    ['the whole request', 401],
    ['one field', 200],
  ])('is refreshed once and the call is repeated, if it refuses %s', async (_, status) => {
    const { library, seen, store } = libraryOver(({ path, token }) => {
      if (path === '/refreshtoken/true') {
        return json({ code: 0, access_token: 'at_2', refresh_token: 'rt_2' });
      }
      if (token === 'at_1') return failing(7003, status);
      return json({ data: { getFavouriteAndRecent: { countFavourite: 1, countRecent: 2 } } });
    });
    expect(await library.counts()).toEqual({ favourites: 1, recents: 2 });
    expect(seen.map(({ path }) => path)).toEqual([
      '/auth/graphql',
      '/refreshtoken/true',
      '/auth/graphql',
    ]);
    expect(store.read()?.accessToken).toBe('at_2');
  });

  it('ends the session if the refresh is refused', async () => {
    const { library, ends } = libraryOver(({ path }) =>
      path === '/refreshtoken/true' ? json({ code: 7003 }) : failing(7003, 401),
    );
    await expect(library.counts()).rejects.toMatchObject({ kind: 'session', code: 7003 });
    expect(ends).toEqual(['expired']);
  });
});

describe('GraphQL error', () => {
  it.each([
    ['a refusal', () => failing(4000, 200, { field: 'gameID' }), { kind: 'business', code: 4000 }],
    ['a refused document', () => failing(4000, 400), { kind: 'business', code: 4000 }],
    ['a lost session', () => failing(7002), { kind: 'session', code: 7002 }],
    [
      'a service that is down',
      () => failing(9998),
      { kind: 'maintenance', code: 9998, raisesMaintenance: true },
    ],
    ['maintenance in front of it', () => json({ code: 9998 }, 503), { kind: 'maintenance' }],
    ['a page of a proxy', () => raw('<h1>Bad gateway</h1>', 502), { kind: 'maintenance' }],
    ['a page with HTTP 200', () => raw('<h1>Hello</h1>'), { kind: 'malformed' }],
    ['an error without a code', () => failing(undefined), { kind: 'malformed' }],
    ['a code as text', () => failing('FORBIDDEN'), { kind: 'malformed' }],
    ['neither data nor error', () => json({}), { kind: 'malformed' }],
    ['null', () => json(null), { kind: 'malformed' }],
    ['data of another shape', () => json({ data: { counts: 1 } }), { kind: 'malformed' }],
    [
      'counts that are none',
      () => json({ data: { getFavouriteAndRecent: { countFavourite: -1, countRecent: 1.5 } } }),
      { kind: 'malformed' },
    ],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), { kind: 'network' }],
  ])('is converted to an ApiError: %s', async (_, answer, expected) => {
    const { library } = libraryOver(answer);
    await expect(library.counts()).rejects.toMatchObject(expected);
  });

  it('with several entries uses the most important one', async () => {
    const errors = [4000, 9998, 7002].map((code) => ({ message: 'x', extensions: { code } }));
    const { library } = libraryOver(() => json({ data: null, errors }));
    await expect(library.counts()).rejects.toMatchObject({ kind: 'session', code: 7002 });
  });

  it('is an error even if other fields contain data', async () => {
    const { library } = libraryOver(() =>
      json({
        data: { getFavouriteAndRecent: { countFavourite: 1, countRecent: 1 } },
        errors: [{ message: 'x', extensions: { code: 4000 } }],
      }),
    );
    await expect(library.counts()).rejects.toMatchObject({ kind: 'business', code: 4000 });
  });

  it('is the abort reason of the caller', async () => {
    const { library } = libraryOver(() => new Promise(() => {}));
    const controller = new AbortController();
    const waiting = library.counts({ signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });
});
