import { createMemberApi } from '@brand/api';
import { screen, waitFor, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../member/services.ts';
import { createQueryClient } from '../../../platform/query/queryClient.ts';
import { openList } from '../list/testing/testList.tsx';
import { collectionsOptions } from './collectionQueries.ts';

const game = (index: number, change: object) => ({
  _id: `g${index}`,
  type: 'slot',
  category: 'kite',
  handle: '/launch',
  nameEn: `Game ${index}`,
  img: `https://cdn.example/${index}.svg`,
  ...change,
});

let list: object[] = [];
let jackpotGames: string[] = [];
let asked = 0;

beforeEach(() => {
  asked = 0;
  jackpotGames = [];
  list = [];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', async (input: Request) => {
    if (input.url.endsWith('categorys')) return Response.json({ code: 0, result: [] });
    if (input.url.endsWith('jackpots')) {
      const pot = { id: 'j', nameEn: 'J', pool: 5, games: jackpotGames, wins: [] };
      return Response.json({ code: 0, result: { interval: 20, jackpots: [pot] } });
    }
    asked += 1;
    const { skip = 0, limit } = (await input.json()) as { skip?: number; limit: number };
    const result = { list: list.slice(skip, skip + limit), total: list.length };
    return Response.json({ code: 0, result });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards = () =>
  [...document.querySelectorAll('article [data-part=title]')].map((each) => each.textContent);
const seconds = () =>
  [...document.querySelectorAll('article [data-part=provider]')].map((each) => each.textContent);
const rtpToday = (rtp: number) => ({ game_info: { day: { trend: 'up', rtp } } });

describe('the list of a collection', () => {
  it('explains how it is chosen, ranks its games and shows their figure', async () => {
    list = [97, 104.5, 90, 99, 98].map((rtp, at) => game(at, rtpToday(rtp)));
    openList('high-rtp');
    await waitFor(() => expect(cards()).toEqual(['Game 1', 'Game 3', 'Game 4', 'Game 0']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('High RTP today');
    expect(screen.getByText(/97% or more today, as reported by the provider/)).toBeTruthy();
    expect(seconds()[0]).toBe('104.5% today');
    // Its own order is the one by this figure, and is named after it.
    expect(screen.getAllByRole('option', { name: 'RTP today' })).toHaveLength(1);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('default');
    expect(screen.queryByRole('option', { name: 'Recommended' })).toBeNull();
    expect(screen.getByRole('link', { name: 'High RTP today' }).ariaCurrent ?? '').toBe('page');
  });

  it('that is a ranking is the same with its figure as the order in the address', async () => {
    list = [0, 1, 2, 3, 4].map((at) => game(at, { biggestWin: 100 + at }));
    openList('big-wins', '?sort=bigWin');
    await waitFor(() => expect(cards()[0]).toBe('Game 4'));
    const options = screen.getAllByRole('option').map((each) => each.textContent);
    expect(options.filter((each) => each === 'Biggest win')).toHaveLength(1);
  });

  it('without a ranking is in the recommended order', async () => {
    list = [1, 2, 3, 4].map((at) => game(at, { nameEn: `Lucky ${at}` }));
    openList('fortune');
    await screen.findByText('4 games');
    expect(screen.getAllByRole('option')[0]?.textContent).toBe('Recommended');
  });

  it('has all its games and another order, whatever its length', async () => {
    list = Array.from({ length: 150 }, (_, at) =>
      game(at, { game_info: { min_bet: at % 2 === 0 ? 1 : 5 } }),
    );
    openList('low-bet', '?sort=az');
    await screen.findByText('75 games');
    expect(cards().slice(0, 3)).toEqual(['Game 0', 'Game 2', 'Game 4']);
  });

  it('with fewer than four games is shown as empty, with a link to all games', async () => {
    list = [1, 2, 3].map((at) => game(at, { nameEn: `Lucky ${at}` }));
    openList('fortune');
    await screen.findByRole('heading', { name: /No games here/ });
    expect(screen.getByRole('link', { name: 'See all games' })).toBeTruthy();
  });

  it('reports an error when the games cannot be loaded', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    openList('animals');
    await screen.findByRole('button', { name: 'Retry' }, { timeout: 20_000 });
  }, 30_000);
});

describe('links to collections', () => {
  const services = (jackpots: boolean) => {
    const session = { read: () => null, write: () => {}, subscribe: () => () => {} };
    const api = createMemberApi({
      baseUrl: 'https://api.example',
      session,
      onServerDate: () => {},
    });
    return { api, operator: { optionalCalls: { jackpots } } } as unknown as Services;
  };
  const offered = async (jackpots: boolean, queries = createQueryClient()) =>
    (await queries.fetchQuery(collectionsOptions(services(jackpots)))).map(({ id }) => id);

  it('are those with at least four games, and jackpots only with the optional call', async () => {
    list = [
      ...[1, 2, 3, 4].map((at) => game(at, { nameEn: `Tiger ${at}`, biggestWin: at * 100 })),
      ...[5, 6, 7].map((at) => game(at, { nameEn: `Plum ${at}` })),
    ];
    jackpotGames = ['g1', 'g2', 'g3', 'g4'];
    expect(await offered(false)).toEqual(['big-wins', 'animals']);
    expect(await offered(true)).toEqual(['jackpot', 'big-wins', 'animals']);
    jackpotGames = ['g1'];
    expect(await offered(true)).toEqual(['big-wins', 'animals']);
  });

  it('have three different covers, although two games share one', async () => {
    const img = ['owl', 'owl', 'crab', 'ball'].map((name) => `https://cdn.example/${name}.svg`);
    list = img.map((each, at) => game(at, { nameEn: `Tiger ${at}`, img: each }));
    const [animals] = await createQueryClient().fetchQuery(collectionsOptions(services(false)));
    expect(animals?.covers).toEqual(img.slice(1));
  });

  it('are not looked for by a list alone', async () => {
    list = [1, 2, 3, 4].map((at) => game(at, { nameEn: `Tiger ${at}` }));
    openList('slot');
    await screen.findByText('4 games');
    expect(asked).toBe(1);
    expect(screen.queryByRole('link', { name: 'Animals' })).toBeNull();
  });

  it('use a complete list that the visitor has seen', async () => {
    list = [1, 2, 3, 4].map((at) => game(at, { nameEn: `Tiger ${at}` }));
    const queries = createQueryClient();
    openList(null, '', queries);
    await screen.findByText('4 games');
    expect(await offered(false, queries)).toEqual(['animals']);
    expect(asked).toBe(1);
  });
});
