import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createAccountApi } from '../account/accountApi.ts';
import { CALL_LIMIT_MS } from './callLimit.ts';
import { createMemberApi } from '../memberApi.ts';
import { SERVER_DATE, clientOptions, json, raw } from '../testing/fakeServer.ts';

const BALANCE = { code: 0, result: { balance: 12_500 } };

function accountOver(...args: Parameters<typeof clientOptions>) {
  const setup = clientOptions(...args);
  return { ...setup, account: createAccountApi(createMemberApi(setup.options).client) };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('API call', () => {
  it('sends the access token if there is a session', async () => {
    const { account, seen } = accountOver(() => json(BALANCE));
    await account.credit();
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/member/credit', token: 'at_1' });
  });

  it('sends no token for a visitor', async () => {
    const { options, seen } = clientOptions(() => json({ code: 0, result: [] }), null);
    await createMemberApi(options).categories();
    expect(seen[0]?.token).toBeNull();
  });

  it.each([
    ['no reply to GET in the browser', 'GET', 'no-store'],
    // Firefox sends a preflight with each request that may not be stored.
    ['permissions for POST', 'POST', 'default'],
  ])('keeps %s', async (_, method, cache) => {
    const caches: Record<string, string> = {};
    const { options } = clientOptions(() => json({ code: 0, result: [] }));
    const member = createMemberApi({
      ...options,
      async fetch(request) {
        caches[request.method] = request.cache;
        return options.fetch!(request);
      },
    });
    await Promise.all([member.banners('th'), member.categories()]);
    expect(caches[method]).toBe(cache);
  });

  it('sends no token of the old session with a login', async () => {
    const { account, seen, store } = accountOver(() => json({ code: 5000 }));
    const error = await failureOf(account.login({ username: 'a', password: 'b' }));
    expect(error).toMatchObject({ kind: 'business', code: 5000, messageId: 'error.login.5000' });
    expect(seen[0]?.token).toBeNull();
    expect(store.read()).not.toBeNull();
  });

  it('reports the server time and the response time', async () => {
    const { options } = clientOptions(() => json(BALANCE));
    const onServerDate = vi.fn();
    let clock = 1000;
    const now = () => (clock += 40);
    await createAccountApi(createMemberApi({ ...options, onServerDate, now }).client).credit();
    expect(onServerDate).toHaveBeenCalledExactlyOnceWith(Date.parse(SERVER_DATE), 40);
  });

  it('reports that it has no server time if the header is missing or invalid', async () => {
    const { options } = clientOptions(
      () => new Response(JSON.stringify(BALANCE), { headers: { date: 'yesterday' } }),
    );
    const onServerDate = vi.fn();
    await createAccountApi(createMemberApi({ ...options, onServerDate }).client).credit();
    expect(onServerDate).toHaveBeenCalledExactlyOnceWith(Number.NaN, expect.any(Number));
  });
});

describe('invalid reply', () => {
  it.each([
    ['null', 'null'],
    ['an HTML page', '<!doctype html><title>Wi-Fi login</title>'],
    ['nothing', ''],
    ['no body', null],
    ['a list', '[{"code":0}]'],
    ['a word', '"ok"'],
    ['cut off', '{"code":0,"result":{"bal'],
    ['without a code', '{"result":{"balance":1}}'],
    ['with a code as text', '{"code":"0","result":{"balance":1}}'],
    ['with code null', '{"code":null,"result":{"balance":1}}'],
  ])('is malformed: %s', async (_name, body) => {
    const { account, store } = accountOver(() => raw(body));
    const error = await failureOf(account.credit());
    expect(error).toMatchObject({ kind: 'malformed', messageId: 'error.general.malformed' });
    expect(error.unsettled).toBe(true);
    expect(store.read()).not.toBeNull();
  });

  it.each([404, 403, 302])('is not a success with HTTP %i, for any body', async (status) => {
    const { account } = accountOver(() => json(BALANCE, status));
    expect(await failureOf(account.credit())).toMatchObject({ kind: 'malformed', status });
  });

  it.each([
    [500, BALANCE, 'server', '500'],
    [502, null, 'server', '502'],
    [503, { code: 9998 }, 'maintenance', '9998'],
    [200, { code: 9998 }, 'maintenance', '9998'],
  ])('with HTTP %i and body %j is a fault named %s', async (status, body, fault, code) => {
    const { account } = accountOver(() => json(body, status));
    const error = await failureOf(account.credit());
    expect(error.fault).toEqual({ kind: fault, code });
    expect(error.failure).toEqual({ messageId: `error.general.${fault}`, code });
  });

  it('that is cut off is unreadable, not a lost connection', async () => {
    const cut = new ReadableStream({
      start: (stream) => stream.error(new TypeError('terminated')),
    });
    const { account } = accountOver(() => Promise.resolve(new Response(cut)));
    expect((await failureOf(account.credit())).failure).toEqual({
      messageId: 'error.general.malformed',
      code: null,
    });
  });

  it('is a network failure without a response', async () => {
    const { account } = accountOver(() => Promise.reject(new TypeError('fetch failed')));
    const error = await failureOf(account.credit());
    expect(error).toMatchObject({ kind: 'network', status: null, code: null });
    expect(error.failure).toEqual({ messageId: 'error.general.network', code: null });
  });

  it('is a refusal if the API gives a reason', async () => {
    const { account } = accountOver(() => json({ code: 4242, messages: 'no' }));
    expect(await failureOf(account.credit())).toMatchObject({
      kind: 'business',
      code: 4242,
      serverMessage: 'no',
      unsettled: false,
    });
  });
});

describe('slow call', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const never = () => new Promise<Response>(() => undefined);

  it('is cancelled after 9 seconds, and its request is aborted', async () => {
    const { account, seen } = accountOver(never);
    const failure = failureOf(account.credit());
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS - 1);
    expect(seen[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'network', messageId: 'error.general.timeout' });
    expect(seen[0]?.signal.aborted).toBe(true);
  });

  it('is cancelled if the head arrived but the body does not', async () => {
    const { account } = accountOver(() => new Response(new ReadableStream()));
    const failure = failureOf(account.credit());
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
    expect((await failure).kind).toBe('network');
  });

  it('has one limit, also if its token is renewed and it is repeated', async () => {
    const wait = () => new Promise((resolve) => setTimeout(resolve, CALL_LIMIT_MS * 0.4));
    const { account } = accountOver(async (seen) => {
      await wait();
      if (seen.path !== '/refreshtoken/true') return json({ code: 7003 }, 401);
      return json({ code: 0, access_token: 'at_2', refresh_token: 'rt_2', expires_in: 900 });
    });
    const failure = failureOf(account.credit());
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
    expect(await failure).toMatchObject({
      kind: 'network',
      messageId: 'error.general.timeout',
      afterMs: CALL_LIMIT_MS,
    });
  });

  it('leaves no timer running', async () => {
    const { account } = accountOver(() => json(BALANCE));
    await account.credit();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the reason of the caller when the caller aborts', async () => {
    const { account, seen } = accountOver(never);
    const controller = new AbortController();
    const call = account.credit({ signal: controller.signal });
    const rejection = expect(call).rejects.toBe('left the page');
    await vi.advanceTimersByTimeAsync(10);
    controller.abort('left the page');
    await rejection;
    expect(seen[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not sent if the caller has already aborted', async () => {
    const { account, seen } = accountOver(never);
    await expect(account.credit({ signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
    expect(seen).toHaveLength(0);
  });
});
