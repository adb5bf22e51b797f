// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mendBrowser } from './mendBrowser.ts';

const NAMES = ['IntersectionObserver', 'ResizeObserver', 'matchMedia'] as const;

function throws(): never {
  throw new Error('blocked by an extension');
}
function works() {
  return { matches: true };
}

beforeEach(() => {
  for (const name of NAMES) vi.stubGlobal(name, works);
});
afterEach(() => vi.unstubAllGlobals());

const seen = () => NAMES.map((name) => (globalThis as Record<string, unknown>)[name]);

it('leaves a browser alone that has everything', async () => {
  await mendBrowser();
  expect(seen()).toEqual([works, works, works]);
});

describe.each(NAMES)('%s', (name) => {
  it.each([
    ['throws', throws],
    ['is missing', undefined],
  ])('is replaced if it %s, and nothing else', async (_, value) => {
    vi.stubGlobal(name, value);
    await mendBrowser();
    expect(NAMES.filter((_each, at) => seen()[at] !== works)).toEqual([name]);
    expect(seen()[NAMES.indexOf(name)]).toBeTypeOf('function');
    expect(seen()).not.toContain(throws);
  });
});

it('fails if the stand-ins cannot be loaded', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.doMock('./standIns.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(mendBrowser()).rejects.toThrow('error when mocking');
  vi.doUnmock('./standIns.ts');
});

it('gives keys in the form of a UUID, each another one, on http', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  await mendBrowser();
  const keys = Array.from({ length: 100 }, () => crypto.randomUUID());
  expect(new Set(keys).size).toBe(100);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

describe('without observers and media queries', () => {
  beforeEach(async () => {
    for (const name of NAMES) vi.stubGlobal(name, undefined);
    await mendBrowser();
  });

  it('every element counts as visible', async () => {
    const tell = vi.fn<(entries: readonly IntersectionObserverEntry[]) => void>();
    new IntersectionObserver(tell).observe(document.body);
    await Promise.resolve();
    expect(tell.mock.calls[0]?.[0]).toMatchObject([
      { target: document.body, isIntersecting: true },
    ]);
  });

  it('an element is measured once and when the window has another size, until it is left', async () => {
    const tell = vi.fn();
    const observer = new ResizeObserver(tell);
    observer.observe(document.body);
    await Promise.resolve();
    expect(tell).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('resize'));
    expect(tell).toHaveBeenCalledTimes(2);
    observer.disconnect();
    dispatchEvent(new Event('resize'));
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('no media query matches', () => {
    const list = matchMedia('(min-width: 1px)');
    list.addEventListener('change', () => undefined);
    expect(list.matches).toBe(false);
  });
});
