import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import { openList } from './testing/testList.tsx';

const NAMES = [
  ['Jade River Dragon', 'มังกรแม่น้ำหยก'],
  ['Koi in Bloom', 'ปลาคาร์ปกลางดอกไม้'],
  ['Koi Pond', 'ยิงคาร์ปสระทอง'],
  ['Golden Koi', 'คาร์ปทอง'],
];
const GAMES = NAMES.map(([nameEn = '', nameTh], at) => ({
  _id: `g${at}`,
  type: at === 2 ? 'fishing' : 'slot',
  category: 'kite',
  handle: '/launch',
  nameEn,
  nameTh,
  // For equal matches, the site lists popular games first.
  hot: at === 2,
}));
/** In the operator's order. The site lists names that start with the term first, and among those the popular ones. */
const BY_API = ['Koi in Bloom', 'Koi Pond', 'Golden Koi'];
const BY_SITE = ['Koi Pond', 'Koi in Bloom', 'Golden Koi'];

let asked: (string | undefined)[] = [];
/** The full game list waits for this promise; `fails` makes it fail. */
let held: Promise<void> | null = null;
let fails = false;

beforeEach(() => {
  asked = [];
  held = null;
  fails = false;
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', async (input: Request) => {
    if (input.url.endsWith('categorys')) return Response.json({ code: 0, result: [] });
    const { search } = (await input.json()) as { search?: string };
    asked.push(search);
    if (search === undefined) await held;
    if (search === undefined && fails) throw new TypeError('Failed to fetch');
    const wanted = search?.toLowerCase() ?? '';
    const list = GAMES.filter(({ nameEn }) => nameEn.toLowerCase().includes(wanted));
    return Response.json({ code: 0, result: { list, total: list.length } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards = () =>
  [...document.querySelectorAll('article [data-part=title]')].map((each) => each.textContent);
const shows = (games: readonly string[]) => waitFor(() => expect(cards()).toEqual(games));
const isSaidBy = (found: 'api' | 'site') =>
  waitFor(() => expect(history.state).toMatchObject({ found }));

describe('a category built from a search term', () => {
  it('is found by the site when the games are loaded', async () => {
    const queries = createQueryClient();
    openList(null, '', {}, queries);
    await shows(NAMES.map(([name = '']) => name));
    cleanup();
    openList('koi', '', {}, queries);
    await shows(BY_SITE);
    await isSaidBy('site');
    expect(asked).toEqual([undefined]);
  });

  it('is found by the API before that, and keeps its order when the games load', async () => {
    let arrive = () => {};
    held = new Promise((resolve) => (arrive = resolve));
    openList('koi');
    await shows(BY_API);
    await act(async () => arrive());
    await isSaidBy('api');
    expect(cards()).toEqual(BY_API);
  });

  it('shows the same games on Back and after a reload, from the same source', async () => {
    for (const found of ['site', 'api'] as const) {
      asked = [];
      openList('koi', '', { found });
      await shows(found === 'site' ? BY_SITE : BY_API);
      expect(asked.includes('koi')).toBe(found === 'api');
      await isSaidBy(found);
      cleanup();
    }
  });

  it('keeps its source with every order and filter', async () => {
    openList('koi', '', { found: 'site' });
    await shows(BY_SITE);
    await screen.findByText('3 games');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'az' } });
    await shows(['Golden Koi', 'Koi in Bloom', 'Koi Pond']);
    expect(location.search).toBe('?sort=az');
    await isSaidBy('site');
  });

  it('uses fuzzy and Thai search when the API finds nothing, and says when the match was not exact', async () => {
    openList('goldne');
    await shows(['Golden Koi']);
    expect(screen.getByText('No exact match. Showing games with similar names.')).toBeTruthy();
    cleanup();
    openList('ยิงคาป');
    await shows(['Koi Pond']);
  });

  it('reports no results after all games were searched, or are unavailable', async () => {
    for (fails of [false, true]) {
      openList('hippopotamus');
      await screen.findByRole('heading', { name: /No game or provider/ }, { timeout: 20_000 });
      cleanup();
    }
  }, 60_000);
});
