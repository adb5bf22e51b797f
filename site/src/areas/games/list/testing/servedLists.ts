import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

interface Wire {
  readonly [field: string]: unknown;
}

const TYPES = ['slot', 'casino', 'fishing'];

export function wireGame(index: number, change: Wire = {}): Wire {
  return {
    _id: `g${index}`,
    type: TYPES[index % 3],
    category: index % 2 === 0 ? 'kite-and-key' : 'pixel-durian',
    categoryName: index % 2 === 0 ? 'Kite & Key' : 'Pixel Durian',
    handle: '/launch',
    nameEn: `Game ${String(index).padStart(4, '0')}`,
    nameTh: `เกม ${index}`,
    img: 'https://cdn.example/c.svg',
    hot: index % 5 === 0,
    new: index % 7 === 0,
    game_info: { rtp: 94 + (index % 4), min_bet: index % 2 === 0 ? 1 : 20, volatility: 'low' },
    ...change,
  };
}

interface Served {
  list: unknown[];
  providers: unknown[];
  asked: Wire[];
  /** Numbers of the calls that fail, counted from 0. */
  down: (call: number) => boolean;
  /** Further pages wait for this promise. */
  held: Promise<void> | null;
}

/** What the API of the tests answers, and what it was asked. */
export const served: Served = {
  list: [],
  providers: [],
  asked: [],
  down: () => false,
  held: null,
};

/** Serves {@link served} to the tests of a file. They fake the timers, which {@link until} advances. */
export function serveLists(): void {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    Object.assign(served, { list: [], asked: [], down: () => false, held: null });
    served.providers = [
      { _id: 'c1', type: 'slot', category: 'kite-and-key', nameEn: 'Kite & Key' },
    ];
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('fetch', async (input: Request) => {
      if (input.url.endsWith('categorys'))
        return Response.json({ code: 0, result: served.providers });
      const body = (await input.json()) as Wire & { skip: number; limit: number };
      served.asked.push(body);
      if (served.down(served.asked.length - 1)) throw new TypeError('Failed to fetch');
      if (body.skip > 0) await served.held;
      const page = served.list.slice(body.skip, body.skip + body.limit);
      return Response.json({ code: 0, result: { list: page, total: served.list.length } });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Lets replies arrive until the condition is true, and fails if it stays false. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !isSo(); turn += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(10);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
  expect(isSo()).toBe(true);
}

export const tools = () =>
  document.querySelector('[data-component=list-tools]') as HTMLElement | null;
export const count = () => tools()?.querySelector('[data-part=count]')?.textContent ?? '';
export const isWhole = () => tools()?.dataset['state'] === 'ready';
export const cards = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const title = item.querySelector('[data-part=title]');
    return title ? [title.textContent ?? ''] : [];
  });
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
