import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTabLock } from './withTabLock.ts';

afterEach(() => vi.unstubAllGlobals());

const refusing = (name: string) => ({
  locks: { request: async () => Promise.reject(new DOMException('refused', name)) },
});

describe('withTabLock', () => {
  it('runs under the lock of that name', async () => {
    const request = vi.fn<(name: string, work: () => string) => Promise<string>>(
      async (_name, work) => work(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await withTabLock('one', () => 'done')).toBe('done');
    expect(request.mock.calls[0]?.[0]).toBe('one');
  });

  it.each([
    ['has no locks', {}],
    ['refuses locks', refusing('SecurityError')],
  ])('runs without a lock where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await withTabLock('one', () => 'done')).toBe('done');
  });

  it('reports every other failure', async () => {
    vi.stubGlobal('navigator', refusing('AbortError'));
    await expect(withTabLock('one', () => 'done')).rejects.toThrow('refused');
  });
});
