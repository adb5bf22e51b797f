import { afterEach, expect, it, vi } from 'vitest';
import { open, play } from './page/playApi.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['TimeoutError', 'AbortError'])(
  'treats a timeout like a lost connection, for both names of the error (%s)',
  async (name) => {
    vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('late', name)));
    expect(await open('token')).toEqual({ trouble: 'offline' });
  },
);

it('tells that no free spin is left from other failures, with the balance', async () => {
  const body = { code: 2506, result: { balance: 12.5 } };
  vi.stubGlobal('fetch', async () => Response.json(body));
  const round = { key: 'round-0001', bet: 1, free: true };
  expect(await play('token', round)).toEqual({ trouble: 'spent', balance: 12.5 });
});
