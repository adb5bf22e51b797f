import { afterEach, expect, it, vi } from 'vitest';
import { open } from './page/playApi.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['TimeoutError', 'AbortError'])(
  'treats a timeout like a lost connection, for both names of the error (%s)',
  async (name) => {
    vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('late', name)));
    expect(await open('token')).toEqual({ trouble: 'offline' });
  },
);
