import { describe, expect, it, vi } from 'vitest';
import { createAccountApi } from './accountApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { SESSION, clientOptions, json, raw } from '../testing/fakeServer.ts';

function accountOver(answer: () => Response | Promise<Response>, session = SESSION as never) {
  const setup = clientOptions(answer, session);
  const onDropped = vi.fn();
  const member = createMemberApi({ ...setup.options, onDropped });
  return { ...setup, onDropped, account: createAccountApi(member.client) };
}

const over = (body: unknown) => accountOver(() => json(body));

const LOGGED_IN = {
  code: 0,
  result: {
    access_token: 'at_9',
    refresh_token: 'rt_9',
    expires_in: 900,
    result: { username: 'demo', _id: 'm_1', limitSetting: {} },
    profile: { user: { group_bank: 'A', groupID: 'g1' } },
  },
};

describe('login', () => {
  const credentials = { username: 'demo', password: 'demo1234' };

  it('returns and stores the session', async () => {
    const { account, store, seen } = accountOver(() => json(LOGGED_IN), null as never);
    const expected = { ...SESSION, accessToken: 'at_9', refreshToken: 'rt_9' };
    expect(await account.login(credentials)).toEqual(expected);
    expect(store.read()).toEqual(expected);
    expect(seen[0]).toMatchObject({ path: '/api/v1/member/login', body: credentials });
  });

  it('works without groups', async () => {
    const { result } = LOGGED_IN;
    const { account } = over({ code: 0, result: { ...result, profile: undefined } });
    expect(await account.login(credentials)).toMatchObject({ bankGroup: null, groupId: null });
  });

  it.each([
    ['no tokens', { ...LOGGED_IN.result, access_token: undefined }],
    ['an empty token', { ...LOGGED_IN.result, refresh_token: '' }],
    ['a token in numbers', { ...LOGGED_IN.result, access_token: 42 }],
    ['no member', { ...LOGGED_IN.result, result: null }],
    ['nothing', undefined],
  ])('fails with %s', async (_name, result) => {
    const { account, store } = accountOver(() => json({ code: 0, result }), null as never);
    await expect(account.login(credentials)).rejects.toMatchObject({ kind: 'malformed' });
    expect(store.read()).toBeNull();
  });

  it.each([1007, 1008, 3000, 4290, 5000, 5001])('returns the message of code %i', async (code) => {
    const { account } = over({ code });
    await expect(account.login(credentials)).rejects.toMatchObject({
      messageId: `error.login.${code}`,
      failure: { code: String(code) },
    });
  });
});

describe('logout', () => {
  it.each([
    ['when the API revokes', () => json({ code: 0 })],
    ['without a connection', () => Promise.reject(new TypeError('offline'))],
    ['when the API is down', () => raw('<h1>502</h1>', 502)],
    ['when the session was ended before', () => json({ code: 7002 }, 401)],
    ['when the access token has expired', () => json({ code: 7003 }, 401)],
  ])('ends the local session %s', async (_name, answer) => {
    const { account, store, seen, ends } = accountOver(answer);
    const logout = account.logout();
    expect(store.read()).toBeNull();
    await logout;
    expect(ends).toEqual(['loggedOut']);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ path: '/api/v1/member/logout', token: 'at_1' });
  });

  it('makes no call without a session', async () => {
    const { account, seen } = accountOver(() => json({ code: 0 }), null as never);
    await account.logout();
    expect(seen).toHaveLength(0);
  });
});

describe('the balance', () => {
  it.each([
    [12_500, 1_250_000],
    [0.29, 29],
    [0, 0],
    [12.346, 1235],
    [4_503_599.63, 450_359_963],
  ])('converts %d baht to %i satang', async (balance, satang) => {
    const { account } = over({ code: 0, result: { balance } });
    expect(await account.credit()).toBe(satang);
  });

  it.each(['"100"', '-1', '1e999', '1e11', 'null', 'true', '[]', '{}'])(
    'refuses %s',
    async (text) => {
      const { account } = accountOver(() => raw(`{"code":0,"result":{"balance":${text}}}`));
      await expect(account.credit()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});

describe('game launch', () => {
  const game = { code: 'lotus-koi', handle: '/api/v3/member/game/launch' };

  it('calls the path of the game and returns its address', async () => {
    const { account, seen } = over({ code: 0, result: 'https://games.test/play?token=1' });
    const handle = '/api/v4/other/launch';
    expect(await account.launch({ game: { ...game, handle }, client: 'MB', locale: 'th' })).toBe(
      'https://games.test/play?token=1',
    );
    expect(seen[0]).toMatchObject({
      path: handle,
      body: { client: 'MB', game_code: 'lotus-koi', lang: 'th' },
    });
  });

  it('sends no code if the game has none', async () => {
    const { account, seen } = over({ code: 0, result: 'https://games.test/' });
    await account.launch({ game: { ...game, code: '' }, client: 'PC', locale: 'en' });
    expect(seen[0]?.body).toEqual({ client: 'PC', lang: 'en' });
  });

  it('returns the API text during maintenance', async () => {
    const { account } = over({ code: 99, message: 'ปิดถึง 12:00 น.' });
    await expect(account.launch({ game, client: 'PC', locale: 'th' })).rejects.toMatchObject({
      kind: 'business',
      code: 99,
      messageId: 'error.launch.99',
      serverMessage: 'ปิดถึง 12:00 น.',
    });
  });

  it.each(['javascript:alert(1)', '/play', ''])(
    'returns %j unchanged; the caller checks it',
    async (result) => {
      const { account } = over({ code: 0, result });
      expect(await account.launch({ game, client: 'PC', locale: 'th' })).toBe(result);
    },
  );

  it.each([null, 7, undefined, ['https://games.test/'], { url: 'https://games.test/' }])(
    'refuses %j as an address',
    async (result) => {
      const { account } = over({ code: 0, result });
      await expect(account.launch({ game, client: 'PC', locale: 'th' })).rejects.toMatchObject({
        kind: 'malformed',
      });
    },
  );
});
