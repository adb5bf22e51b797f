import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFaces } from './app/lateFaces.ts';

const FACES = '/assets/a.woff2 /assets/b.woff2';
let style: HTMLStyleElement;

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
const asked = () => preloads().map((link) => [link.getAttribute('href'), link.fetchPriority]);
const waits = () => style.media === 'not all';

/** The document is read after this time, in ms. */
const readAfter = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);
const withWorker = (controller: object | null) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller } });

beforeEach(() => {
  document.head.innerHTML = '<style data-faces>@font-face{}</style>';
  style = document.head.querySelector('style') as HTMLStyleElement;
  withWorker(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('loads fonts at once on a fast network', () => {
  readAfter(100);
  loadFaces(FACES);
  expect(asked()).toEqual([
    ['/assets/a.woff2', 'low'],
    ['/assets/b.woff2', 'low'],
  ]);
  expect(waits()).toBe(false);
});

it('loads fonts at once for someone who has been here before', () => {
  readAfter(5_000);
  withWorker({});
  loadFaces(FACES);
  expect(preloads()).toHaveLength(2);
  expect(waits()).toBe(false);
});

it('lets fonts wait on a slow network, and shows all of them together', async () => {
  readAfter(700);
  const show = loadFaces(FACES);
  expect([preloads().length, waits()]).toEqual([0, true]);
  const shown = show();
  const [first, second] = preloads();
  expect(asked()[0]).toEqual(['/assets/a.woff2', 'high']);
  first?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(waits()).toBe(true);
  // The fallback font stays in place of one that does not come.
  second?.dispatchEvent(new Event('error'));
  await shown;
  expect(waits()).toBe(false);
});

it('does not hold fonts that are in a linked sheet', () => {
  readAfter(700);
  style.remove();
  loadFaces(FACES);
  expect(preloads()).toHaveLength(2);
});
