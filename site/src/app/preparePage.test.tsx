import { afterEach, expect, it, vi } from 'vitest';
import { PAGES } from './pages.ts';
import { prepareRenderedPage } from './preparePage.ts';

afterEach(() => vi.restoreAllMocks());

it('a rendered page whose code cannot load without a network waits for the network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isLoaded = false;
  vi.spyOn(PAGES.login, 'peek').mockImplementation(() => (isLoaded ? () => null : null));
  const load = vi.spyOn(PAGES.login, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const listen = vi.spyOn(globalThis, 'addEventListener');
  let isDone = false;
  const prepared = (async () => {
    await prepareRenderedPage('/login');
    isDone = true;
  })();
  // Its messages load for real.
  await vi.waitFor(() => expect(listen.mock.calls.map(([type]) => type)).toContain('online'));
  expect([load.mock.calls.length, isDone]).toEqual([1, false]);
  onLine.mockReturnValue(true);
  load.mockImplementation(() => {
    isLoaded = true;
    return Promise.resolve(() => null);
  });
  dispatchEvent(new Event('online'));
  await prepared;
  expect(load).toHaveBeenCalledTimes(2);
});

it('a rendered page whose code is missing is not waited for: its failure is shown', async () => {
  vi.spyOn(PAGES.login, 'peek').mockReturnValue(null);
  const load = vi.spyOn(PAGES.login, 'load').mockRejectedValue(new TypeError('404'));
  await prepareRenderedPage('/login');
  expect(load).toHaveBeenCalledOnce();
});
