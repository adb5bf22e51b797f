import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import { openList, openSearch } from './testing/testList.tsx';

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
/** Names that start with the term first, and among those the popular ones. The API has its own order. */
const KOI = ['Koi Pond', 'Koi in Bloom', 'Golden Koi'];

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

describe('a category built from a search term', () => {
  it('is found in the games that are loaded, without a request', async () => {
    const queries = createQueryClient();
    openList(null, '', queries);
    await shows(NAMES.map(([name = '']) => name));
    cleanup();
    openList('koi', '', queries);
    await shows(KOI);
    expect(asked).toEqual([undefined]);
  });

  it('waits for all games instead of showing what the API finds, which knows fewer spellings', async () => {
    let arrive = () => {};
    held = new Promise((resolve) => (arrive = resolve));
    openList('koi');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked).toEqual([undefined]));
    expect(cards()).toEqual([]);
    await act(async () => arrive());
    await shows(KOI);
    expect(asked).toEqual([undefined]);
  });

  it.each(['koi', 'koi zzz', 'goldne', 'ยิงคาป', 'hippopotamus'])(
    'has the games of the search for %s',
    async (term) => {
      const found: (string | null)[][] = [];
      for (const open of [openList, openSearch]) {
        open(term);
        await waitFor(() =>
          expect(
            cards().length > 0 || screen.queryByRole('heading', { name: /^No game/ }),
          ).toBeTruthy(),
        );
        // What is popular is below a search without a result.
        found.push(cards().filter(() => term !== 'hippopotamus'));
        cleanup();
      }
      expect(found[0]).toEqual(found[1]);
      expect(asked).toEqual([undefined, undefined]);
    },
  );

  it('is found by the API, as the search, where the games cannot be read', async () => {
    fails = true;
    for (const open of [openList, openSearch]) {
      open('koi');
      await waitFor(() => expect(cards()).toHaveLength(3), { timeout: 20_000 });
      cleanup();
    }
  }, 60_000);

  it('keeps its games with every order and filter', async () => {
    openList('koi');
    await shows(KOI);
    await screen.findByText('3 games');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'az' } });
    await shows(['Golden Koi', 'Koi in Bloom', 'Koi Pond']);
    expect(location.search).toBe('?sort=az');
  });

  it('uses fuzzy and Thai search, and says when the match was not exact', async () => {
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
