import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NOW = Date.UTC(2026, 0, 15, 2, 30);
const HOUR = 3_600_000;
const html = document.documentElement;
let state: DocumentReadyState = 'loading';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
  state = 'loading';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  document.body.innerHTML =
    '<div id="root" data-path="/"><header>Lotus</header><main>games of a build</main></div><script type="application/json" id="public-data">{}</script>';
});

afterEach(() => {
  delete html.dataset['contentAt'];
  delete html.dataset['content'];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs the first script of a document, and then what runs when the document has been read. */
async function open(readAt: number | null) {
  if (readAt !== null) html.dataset['contentAt'] = String(readAt);
  await import('./snapshot.ts');
  const isHidden = html.dataset['content'] === 'old';
  state = 'interactive';
  document.dispatchEvent(new Event('readystatechange'));
  return isHidden;
}

const root = () => document.getElementById('root')!;

it.each([NOW - 23 * HOUR, NOW, NOW + HOUR, null])(
  'shows content that was read at %d',
  async (at) => {
    expect(await open(at)).toBe(false);
    expect(root().textContent).toBe('Lotusgames of a build');
    expect(root().dataset['path']).toBe('/');
  },
);

it.each([NOW - 25 * HOUR, NOW - 400 * 24 * HOUR])(
  'hides content that was read at %d, and leaves the frame for a page that renders again',
  async (at) => {
    expect(await open(at)).toBe(true);
    expect(root().textContent).toBe('Lotus');
    // Nothing to hydrate, and no data for the cache.
    expect(root().dataset['path']).toBeUndefined();
    expect(document.getElementById('public-data')).toBeNull();
    expect(html.dataset['content']).toBeUndefined();
  },
);
