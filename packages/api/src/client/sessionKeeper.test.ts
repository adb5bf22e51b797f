import { afterEach, expect, it, vi } from 'vitest';
import { createAccountApi } from '../account/accountApi.ts';
import { createMemberApi } from '../memberApi.ts';
import { BASE_URL, SESSION, fakeServer, json, memoryStore } from '../testing/fakeServer.ts';

afterEach(() => {
  vi.doUnmock('./sessionKeeper.ts');
  vi.resetModules();
});

function client(session: typeof SESSION | null) {
  const onRenewal = vi.fn();
  const memory = memoryStore(session);
  const server = fakeServer((seen) => {
    if (seen.path === '/refreshtoken/true') {
      return json({ code: 0, access_token: 'at_2', refresh_token: 'rt_2' });
    }
    if (seen.token === 'at_1') return json({ code: 7003 }, 401);
    return json({ code: 0, result: { balance: 1 } });
  });
  const { store } = memory;
  const member = createMemberApi({
    baseUrl: BASE_URL,
    session: store,
    fetch: server.fetch,
    locks: null,
    onRenewal,
  });
  return { ...memory, onRenewal, account: createAccountApi(member.client) };
}

it('the session code is not loaded for a visitor', async () => {
  const fetched = vi.fn();
  vi.doMock('./sessionKeeper.ts', () => {
    fetched();
    return {};
  });
  const { account } = client(null);
  await account.credit();
  expect(fetched).not.toHaveBeenCalled();
});

it('a failed load of the session code keeps the session, and the next call loads it again', async () => {
  vi.doMock('./sessionKeeper.ts', () => {
    throw new Error('the file is missing');
  });
  const { account, store, ends, onRenewal } = client(SESSION);
  await expect(account.credit()).rejects.toMatchObject({ kind: 'network' });
  expect(store.read()).toEqual(SESSION);
  expect(ends).toEqual([]);
  expect(onRenewal.mock.calls).toEqual([[SESSION]]);
  vi.doUnmock('./sessionKeeper.ts');
  expect(await account.credit()).toBe(100);
  expect(store.read()?.accessToken).toBe('at_2');
  expect(onRenewal.mock.lastCall).toEqual([null]);
});
