import { type Session, satang } from '@brand/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createAccountApi } from '../account/accountApi.ts';
import { createCashierApi } from '../cashier/cashierApi.ts';
import { CALL_LIMIT_MS } from './callLimit.ts';
import { createMemberApi } from '../memberApi.ts';
import type { Locks } from './locks.ts';
import {
  BASE_URL,
  SESSION,
  type SeenRequest,
  deferred,
  fakeLocks,
  fakeServer,
  json,
  memoryStore,
  raw,
} from '../testing/fakeServer.ts';

const RENEWED = { code: 0, access_token: 'at_2', refresh_token: 'rt_2', expires_in: 900 };
const EXPIRED = () => json({ code: 7003 }, 401);

type Answer = Response | Promise<Response>;

/** `at_1` has expired; `at_2` and later tokens are valid. */
function api(overrides: {
  refresh?: (seen: SeenRequest) => Answer;
  call?: (seen: SeenRequest) => Answer;
  locks?: Locks | null;
  shared?: ReturnType<typeof memoryStore>;
  onRenewal?: (unknown: Session | null) => void;
}) {
  const memory = overrides.shared ?? memoryStore();
  const server = fakeServer((seen) => {
    if (seen.path === '/refreshtoken/true') return overrides.refresh?.(seen) ?? json(RENEWED);
    if (seen.token === 'at_1') return EXPIRED();
    return overrides.call?.(seen) ?? json({ code: 0, result: { balance: 1, date: 1 } });
  });
  const member = createMemberApi({
    baseUrl: BASE_URL,
    session: memory.store,
    fetch: server.fetch,
    locks: overrides.locks ?? null,
    onRenewal: overrides.onRenewal,
  });
  const refreshes = () => server.seen.filter((seen) => seen.path === '/refreshtoken/true');
  return {
    ...memory,
    member,
    refreshes,
    seen: server.seen,
    account: createAccountApi(member.client),
    cashier: createCashierApi(member.client),
  };
}

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? error.kind : error),
  );

describe('expired access token', () => {
  it('is refreshed once for 50 concurrent calls, and all 50 succeed', async () => {
    const { account, refreshes, store } = api({ locks: fakeLocks() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => account.credit()));
    expect(answers).toEqual(Array(50).fill(100));
    expect(refreshes()).toHaveLength(1);
    expect(store.read()).toEqual({ ...SESSION, accessToken: 'at_2', refreshToken: 'rt_2' });
  });

  it('is refreshed with the refresh token in a multipart form', async () => {
    const { account, refreshes } = api({});
    await account.credit();
    expect(refreshes()[0]).toMatchObject({ method: 'POST', token: 'rt_1' });
    expect(refreshes()[0]?.contentType).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('is refreshed once for two tabs', async () => {
    const shared = memoryStore();
    const locks = fakeLocks();
    const tabs = [api({ shared, locks }), api({ shared, locks })];
    await Promise.all(tabs.map((tab) => tab.account.credit()));
    expect(tabs.flatMap((tab) => tab.refreshes())).toHaveLength(1);
  });

  it('is not refreshed if another tab has already rotated it', async () => {
    const { account, refreshes, store, seen } = api({
      call: (request) => json({ code: 0, result: { balance: request.token === 'at_9' ? 9 : 0 } }),
    });
    const call = account.credit();
    store.write({ ...SESSION, accessToken: 'at_9', refreshToken: 'rt_9' });
    expect(await call).toBe(900);
    expect(refreshes()).toHaveLength(0);
    expect(seen.map((request) => request.token)).toEqual(['at_1', 'at_9']);
  });

  it.each([
    ['an empty 401', () => raw(null, 401)],
    ['a 401 that is a page', () => raw('<h1>Unauthorized</h1>', 401)],
    ['code 7003 with HTTP 200', () => json({ code: 7003 })],
  ])('is detected from %s', async (_name, refusal) => {
    let isFirst = true;
    const { account, refreshes } = api({
      shared: memoryStore({ ...SESSION, accessToken: 'at_old' }),
      call(request) {
        if (request.token === 'at_old' && isFirst) {
          isFirst = false;
          return refusal();
        }
        return json({ code: 0, result: { balance: 2 } });
      },
    });
    expect(await account.credit()).toBe(200);
    expect(refreshes()).toHaveLength(1);
  });

  it('retries a withdrawal with the same idempotency key', async () => {
    const { cashier, seen } = api({});
    await cashier.withdraw(satang(30_000), { idempotencyKey: 'intent-0001' });
    const sent = seen.filter((request) => request.path.endsWith('/withdraw'));
    expect(sent.map((request) => request.idempotencyKey)).toEqual(['intent-0001', 'intent-0001']);
    expect(sent.map((request) => request.body)).toEqual([{ balance: 300 }, { balance: 300 }]);
  });

  it('retries only once', async () => {
    const { account, seen, ends } = api({ call: EXPIRED });
    expect(await kindOf(account.credit())).toBe('session');
    expect(seen.filter((request) => request.path.endsWith('/credit'))).toHaveLength(2);
    expect(ends).toEqual(['expired']);
  });
});

describe('failed refresh', () => {
  it.each([
    ['7003', 401],
    ['7003', 200],
    ['7002', 401],
  ])('ends the session if it is refused with %s and HTTP %i', async (code, status) => {
    const { account, store, ends } = api({ refresh: () => json({ code: Number(code) }, status) });
    const outcomes = await Promise.all([kindOf(account.credit()), kindOf(account.credit())]);
    expect(outcomes).toEqual(['session', 'session']);
    expect(store.read()).toBeNull();
    expect(ends).toEqual(['expired']);
  });

  it.each([
    ['network', () => Promise.reject(new TypeError('offline'))],
    ['maintenance', () => json({ code: 9998 }, 503)],
    ['maintenance', () => raw('<h1>Bad gateway</h1>', 502)],
    ['malformed', () => json({ code: 0, access_token: '', refresh_token: 'rt_2' })],
    ['malformed', () => json({ code: 0, access_token: 'at_2' })],
    ['malformed', () => raw('<p>Wi-Fi login</p>')],
    ['malformed', () => raw('null')],
  ])('keeps the session on %s', async (kind, refresh) => {
    const { account, store, ends } = api({ refresh });
    expect(await kindOf(account.credit())).toBe(kind);
    expect(store.read()).toEqual(SESSION);
    expect(ends).toEqual([]);
  });

  it('is retried with the same key after a lost reply', async () => {
    let isLost = true;
    const { account, refreshes } = api({
      refresh() {
        if (!isLost) return json(RENEWED);
        isLost = false;
        return Promise.reject(new TypeError('connection reset'));
      },
    });
    expect(await kindOf(account.credit())).toBe('network');
    expect(await account.credit()).toBe(100);
    const [first, second] = refreshes();
    expect(first?.idempotencyKey).toMatch(/^refresh-[0-9a-f]{16}$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it.each([RENEWED, { code: 7002 }])(
    'without locks, uses the tokens that another tab got first: %o',
    async (said) => {
      const shared = memoryStore();
      const late = deferred<Response>();
      const { account, refreshes } = api({ shared, refresh: () => late.promise });
      const waiting = account.credit();
      await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
      expect(await api({ shared }).account.credit()).toBe(100);
      late.resolve(json(said, said.code === 0 ? 200 : 401));
      expect([await waiting, shared.store.read()?.accessToken]).toEqual([100, 'at_2']);
    },
  );

  it('does not restore a session that was logged out meanwhile', async () => {
    const reply = deferred<Response>();
    const { account, store, refreshes } = api({ refresh: () => reply.promise });
    const call = kindOf(account.credit());
    await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
    store.write(null, 'loggedOut');
    reply.resolve(json(RENEWED));
    expect(await call).toBe('session');
    expect(store.read()).toBeNull();
  });

  it('does not end the session of another member who logged in meanwhile', async () => {
    const reply = deferred<Response>();
    const { account, store, refreshes } = api({ refresh: () => reply.promise });
    const call = kindOf(account.credit());
    await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
    const other = { ...SESSION, accessToken: 'at_7', refreshToken: 'rt_7', userId: 'm_2' };
    store.write(other);
    reply.resolve(json({ code: 7003 }, 401));
    expect(await call).toBe('session');
    expect(store.read()).toEqual(other);
  });

  it('continues for the other callers if one caller aborts', async () => {
    const reply = deferred<Response>();
    const { account, refreshes } = api({ refresh: () => reply.promise });
    const controller = new AbortController();
    const left = kindOf(account.credit({ signal: controller.signal }));
    const stayed = account.credit();
    await vi.waitFor(() => expect(refreshes()).toHaveLength(1));
    controller.abort('left');
    expect(await left).toBe('left');
    reply.resolve(json(RENEWED));
    expect(await stayed).toBe(100);
    expect(refreshes()).toHaveLength(1);
  });
});

describe('onRenewal', () => {
  it.each<[string, () => Answer, boolean]>([
    ['a lost connection', () => Promise.reject(new TypeError('offline')), true],
    ['a service that is down', () => json({ code: 9998 }, 503), true],
    ['a page of a hotel’s Wi-Fi', () => raw('<p>Wi-Fi login</p>'), true],
    ['new tokens', () => json(RENEWED), false],
    ['a refusal', () => json({ code: 7003 }, 401), false],
  ])(
    'reports correctly after %s whether the session state is unknown: %#',
    async (_name, refresh, isUnknown) => {
      const onRenewal = vi.fn();
      const { account } = api({ refresh, onRenewal });
      await Promise.all([kindOf(account.credit()), kindOf(account.credit())]);
      expect(onRenewal.mock.calls).toEqual([[isUnknown ? SESSION : null]]);
    },
  );
});

describe('session ended by the API', () => {
  const ended = { call: () => json({ code: 7002 }, 401) };

  it('is cleared immediately, without a refresh', async () => {
    const { account, store, ends, refreshes } = api({
      ...ended,
      shared: memoryStore({ ...SESSION, accessToken: 'at_5' }),
    });
    expect(await kindOf(account.credit())).toBe('session');
    expect([store.read(), ends, refreshes()]).toEqual([null, ['revoked'], []]);
  });

  it('never repeats a withdrawal for another member who logged in meanwhile', async () => {
    const other = { ...SESSION, accessToken: 'at_7', refreshToken: 'rt_7', userId: 'm_2' };
    const { cashier, store, seen } = api({});
    const call = kindOf(cashier.withdraw(satang(30_000), { idempotencyKey: 'intent-0002' }));
    store.write(other);
    expect(await call).toBe('session');
    expect(seen).toHaveLength(1);
    expect(store.read()).toEqual(other);
  });

  it('still loads public lists', async () => {
    const { member, store, ends } = api({
      refresh: () => json({ code: 7003 }, 401),
      call: () => json({ code: 0, result: [] }),
    });
    expect(await member.categories()).toEqual([]);
    expect(store.read()).toBeNull();
    expect(ends).toEqual(['expired']);
  });
});

describe('lock between tabs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is awaited for at most the call timeout, and causes no logout', async () => {
    const locks: Locks = { request: () => new Promise(() => undefined) };
    const { account, store } = api({ locks });
    const outcome = kindOf(account.credit());
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
    expect(await outcome).toBe('network');
    expect(store.read()).toEqual(SESSION);
  });

  it('is skipped if the browser forbids it', async () => {
    const locks: Locks = { request: () => Promise.reject(new DOMException('', 'SecurityError')) };
    const { account } = api({ locks });
    expect(await account.credit()).toBe(100);
  });
});
