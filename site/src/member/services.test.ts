// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testOperator } from '../../server/testOperator.ts';
import { CREDIT_KEY, creditOptions } from './wallet/creditQuery.ts';
import { createServices } from './services.ts';

const member = (userId: string) => ({
  accessToken: `access-${userId}`,
  refreshToken: `refresh-${userId}`,
  username: userId,
  userId,
  bankGroup: null,
  groupId: null,
});
const [first, second] = [member('m_1'), member('m_2')];

/** Requests that wait for a reply, by their token. */
let waiting: { token: string | null; answer: (body: object, status?: number) => void }[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', (request: Request) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    return new Promise((resolve) => {
      const answer = (body: object, status = 200) =>
        resolve(new Response(JSON.stringify(body), { status }));
      waiting.push({ token, answer });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'auth=; Max-Age=0; Path=/';
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

function open(path: string) {
  history.replaceState(null, '', path);
  const services = createServices(testOperator());
  services.session.write(first);
  return services;
}

describe('after a logout', () => {
  it('ignores a pending reply for the previous member', async () => {
    const { session, queries, account } = open('/');
    const credit = new QueryObserver(queries, creditOptions(account));
    const stop = credit.subscribe(() => {});
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    stop();
    session.write(null);
    session.write(second);
    const next = new QueryObserver(queries, creditOptions(account));
    const shown: unknown[] = [];
    next.subscribe(({ data }) => shown.push(data));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[0]?.answer({ code: 0, result: { balance: 12_500 } });
    waiting[1]?.answer({ code: 0, result: { balance: 1 } });
    await vi.waitFor(() => expect(shown.at(-1)).toBe(100));
    expect(waiting.map(({ token }) => token)).toEqual(['access-m_1', 'access-m_2']);
    expect(shown).not.toContain(1_250_000);
    expect(queries.getQueryData(CREDIT_KEY)).toBe(100);
  });

  it.each([
    ['/withdraw', undefined, '/'],
    ['/en/withdraw?tab=x', undefined, '/en'],
    ['/withdraw?tab=x', 'revoked', '/login?url=%2Fwithdraw%3Ftab%3Dx'],
    ['/en/list/slot', 'expired', '/en/login?url=%2Flist%2Fslot'],
    ['/login?url=%2Fvip', 'expired', '/login?url=%2Fvip'],
  ] as const)('from %s (%s) the page redirects to %s', (from, reason, to) => {
    const { session } = open(from);
    const entries = history.length;
    session.write(null, reason);
    expect(location.pathname + location.search).toBe(to);
    expect(history.length).toBe(entries);
  });
});

describe('a token that cannot be renewed', () => {
  it('keeps the session and starts a session check, until the API is reachable again', async () => {
    const { session, account, sessionCheck } = open('/');
    const { credit } = await account();
    const outcome = credit().catch((error: { kind: string }) => error.kind);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.answer({ code: 7003 }, 401);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.answer({ code: 9998 }, 503);
    expect(await outcome).toBe('maintenance');
    expect(sessionCheck.read()).toBe(true);
    expect(session.read()).toEqual(first);
    sessionCheck.ask();
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    waiting[2]?.answer({ code: 0, access_token: 'access-new-1', refresh_token: 'refresh-new-1' });
    await vi.waitFor(() => expect(sessionCheck.read()).toBe(false));
    expect(session.read()?.accessToken).toBe('access-new-1');
  });
});
