// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { mediaStore } from './mediaStore.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new Error('refused');
    },
  ],
])('does not match if matchMedia %s', (_state, matchMedia) => {
  vi.stubGlobal('matchMedia', matchMedia);
  const store = mediaStore('(min-width: 1px)');
  expect(store.read()).toBe(false);
  expect(() => store.subscribe(() => undefined)()).not.toThrow();
});

it('asks the browser once', () => {
  const matchMedia = vi.fn(() => ({ matches: true }));
  vi.stubGlobal('matchMedia', matchMedia);
  const store = mediaStore('(min-width: 1px)');
  expect([store.read(), store.read()]).toEqual([true, true]);
  expect(matchMedia).toHaveBeenCalledTimes(1);
});
