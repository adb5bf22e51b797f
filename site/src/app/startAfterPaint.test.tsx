import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAfterPaint } from './startAfterPaint.ts';

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => [
    link.getAttribute('href'),
    (link as { fetchPriority?: string }).fetchPriority,
  ]);

const load = vi.fn(async (_address: string) => undefined);
/** Tells every observer that something was painted. */
let paint: (name: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  const observers: ((list: object) => void)[] = [];
  paint = (name) => {
    for (const report of observers)
      report({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
  };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: (list: object) => void) {
        observers.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  load.mockClear();
  document.head.replaceChildren();
});

it('loads the main script and its files once there is content on the screen', () => {
  startAfterPaint({ main: '/assets/index.js', chunks: '/assets/a.js /assets/b.js' }, load);
  paint('first-paint');
  expect(load).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  expect(preloaded()).toEqual([
    ['/assets/index.js', 'low'],
    ['/assets/a.js', 'low'],
    ['/assets/b.js', 'low'],
  ]);
  expect(load.mock.calls).toEqual([['/assets/index.js']]);
});

it.each(['pointerdown', 'keydown'])('does not wait at a %s', (use) => {
  startAfterPaint({ main: '/assets/index.js' }, load);
  document.body.dispatchEvent(new Event(use, { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});

it('does not wait in a tab in the background', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  startAfterPaint({ main: '/assets/index.js' }, load);
  expect(load).toHaveBeenCalledOnce();
});

it('does not wait in a browser that reports no paints', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  startAfterPaint({ main: '/assets/index.js' }, load);
  expect(load).toHaveBeenCalledOnce();
});

it('waits for a paint for three seconds at most', () => {
  startAfterPaint({ main: '/assets/index.js' }, load);
  vi.advanceTimersByTime(2_999);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledOnce();
});

it('does nothing in a document that loads its script itself', () => {
  startAfterPaint({}, load);
  paint('first-contentful-paint');
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['has run', async () => undefined, true],
  ['cannot be loaded', async () => Promise.reject(new Error('network')), false],
])('tells when the main script %s', async (_, run, hasRun) => {
  const onLoaded = vi.fn<(hasRun: boolean) => void>();
  startAfterPaint({ main: '/assets/index.js' }, run, onLoaded);
  expect(onLoaded).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  await vi.runAllTimersAsync();
  expect(onLoaded.mock.calls).toEqual([[hasRun]]);
});

it('requests the main script immediately, and many other files in several tasks', () => {
  const chunks = Array.from({ length: 19 }, (_, index) => `/assets/${index}.js`);
  startAfterPaint({ main: '/assets/index.js', chunks: chunks.join(' ') }, load);
  expect(preloaded()).toEqual([['/assets/index.js', 'low']]);
  paint('first-contentful-paint');
  const counts = [preloaded().length];
  for (let task = 0; task < 2; task += 1) {
    vi.advanceTimersToNextTimer();
    counts.push(preloaded().length);
  }
  expect(counts).toEqual([9, 17, 20]);
});
