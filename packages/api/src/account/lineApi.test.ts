/// <reference types="node" />
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLineApi, createLineSecret } from './lineApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { createServiceApi } from '../service/serviceApi.ts';
import { SESSION, clientOptions, json } from '../testing/fakeServer.ts';

function apisOver(
  body: unknown,
  { session = SESSION as typeof SESSION | null, status = 200 } = {},
) {
  const urls: string[] = [];
  const setup = clientOptions(() => json(body, status), session);
  const { fetch } = setup.options;
  const { client } = createMemberApi({
    ...setup.options,
    fetch: (request) => {
      urls.push(request.url);
      return fetch ? fetch(request) : Promise.reject(new Error('no server'));
    },
  });
  const line = createLineApi(client, { lineUrl: 'http://line.test/line' });
  return { ...setup, urls, line, service: createServiceApi(client) };
}

const BACK = { code: 'lc_1', verifier: 'v'.repeat(43) };
const challenge = 'c'.repeat(43);

describe('LINE link', () => {
  const reply = { code: 0, result: { link: 'https://line.test/consent?request=1' } };

  it.each([
    [{ action: 'link', username: 'demo' }, { username: 'demo' }],
    [
      { action: 'change', username: 'demo' },
      { username: 'demo', action: 'line' },
    ],
    [{ action: 'login' }, { action: 'login' }],
    [{ action: 'register' }, { action: 'register' }],
  ] as const)('asks the LINE host for %j', async (intent, query) => {
    const { line, seen, urls } = apisOver(reply);
    const link = await line.authorize({ intent, challenge, locale: 'en' });
    expect(link).toBe(reply.result.link);
    expect(urls[0]).toMatch(/^http:\/\/line\.test\/line\/api\/authorize\?/);
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({ ...query, challenge, lang: 'en' });
    expect(seen[0]?.token).toBe('username' in intent ? 'at_1' : null);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/consent', '', null])(
    'refuses the address %j',
    async (link) => {
      const { line } = apisOver({ code: 0, result: { link } });
      const request = { intent: { action: 'login' }, challenge, locale: 'th' } as const;
      await expect(line.authorize(request)).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  it('reads code 0 as linked and 1 as not linked', async () => {
    expect(await apisOver({ code: 0 }).line.isLinked('demo')).toBe(true);
    expect(await apisOver({ code: 1 }).line.isLinked('demo')).toBe(false);
  });

  it.each([6000, 6007, 8000])('returns the message of code %i', async (code) => {
    await expect(apisOver({ code }).line.link(BACK)).rejects.toMatchObject({
      messageId: `error.line.${code}`,
    });
  });
});

describe('LINE login', () => {
  it('calls the API host without a session, and stores the returned session', async () => {
    const opened = {
      access_token: 'at_9',
      refresh_token: 'rt_9',
      result: { username: 'vip', _id: 'm_0009' },
    };
    const { line, store, seen, urls } = apisOver({ code: 0, result: opened }, { session: null });
    const login = await line.logIn(BACK);
    expect(login).toEqual({ status: 'loggedIn', session: store.read() });
    expect(store.read()?.userId).toBe('m_0009');
    expect(urls).toEqual(['http://api.test/api/v1/member/loginLine']);
    expect(seen[0]).toMatchObject({ token: null, body: BACK });
  });

  const PROOF = { line_token: 'lp_1', expires: 1_768_444_500, name: 'น้ำฝน' };
  it.each([
    ['no proof', {}, null],
    ['an empty result', { result: null }, null],
    ['a proof', { result: PROOF }, { token: 'lp_1', name: 'น้ำฝน', expiresAt: 1_768_444_500_000 }],
    ['a proof without an expiry', { result: { ...PROOF, expires: undefined } }, null],
    ['an empty token', { result: { ...PROOF, line_token: '' } }, null],
  ])('returns that no member has the account, with %s', async (_what, more, proof) => {
    const { line, store } = apisOver({ code: 6008, ...more }, { session: null });
    expect(await line.logIn(BACK)).toEqual({ status: 'unknown', proof });
    expect(store.read()).toBeNull();
  });

  it.each([1007, 1008, 3000, 5001, 6007, 8000])('returns the message of code %i', async (code) => {
    await expect(apisOver({ code }).line.logIn(BACK)).rejects.toMatchObject({
      messageId: `error.line.${code}`,
    });
  });
});

describe('LINE secret', () => {
  it('is different each time, and its challenge is its SHA-256', async () => {
    const [first, second] = [await createLineSecret(), await createLineSecret()];
    expect(first.verifier).not.toBe(second.verifier);
    for (const { verifier, challenge: made } of [first, second]) {
      expect(verifier).toMatch(/^[\w-]{43}$/);
      expect(made).toBe(createHash('sha256').update(verifier).digest('base64url'));
    }
  });
});

describe('service', () => {
  const STATE = {
    closed: true,
    text: 'ปิด',
    usage_problem: true,
    register: false,
    build: 'b2',
    time: 1_768_444_200,
  };

  it('is mapped to the fields of the page', async () => {
    expect(await apisOver({ code: 0, result: STATE }).service.state()).toEqual({
      isClosed: true,
      closedText: 'ปิด',
      hasUsageProblem: true,
      isRegisterOpen: false,
      build: 'b2',
    });
  });

  it('uses defaults for missing fields, but requires the closed flag', async () => {
    const { service } = apisOver({ code: 0, result: { closed: false } });
    expect(await service.state()).toEqual({
      isClosed: false,
      closedText: null,
      hasUsageProblem: false,
      isRegisterOpen: true,
      build: null,
    });
    const silent = apisOver({ code: 0, result: {} });
    await expect(silent.service.state()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('accepts only a contact link that a browser may open', async () => {
    const contact = { id: '@lotus', link: 'https://line.example/@lotus' };
    expect(await apisOver({ code: 0, result: contact }).service.lineContact('th')).toEqual(contact);
    const bad = apisOver({ code: 0, result: { id: '@lotus', link: 'javascript:alert(1)' } });
    await expect(bad.service.lineContact('th')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    [{ code: 0, is_upgrade: 1 }, 200, true],
    [{ code: 0, is_upgrade: true }, 200, true],
    [{ code: 0, is_upgrade: 0 }, 200, false],
    [{ code: 0 }, 200, false],
    [{ code: 5 }, 200, false],
    [{ code: 9998 }, 503, false],
  ])('reads the upgrade flag from %j (HTTP %i): %s', async (body, status, due) => {
    expect(await apisOver(body, { status }).service.isUpgradeDue()).toBe(due);
  });
});
