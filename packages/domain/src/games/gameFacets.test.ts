import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrowGames } from './gameFacets.ts';
import {
  type FilterableGame,
  GAME_FACETS,
  type GameFacet,
  type GameFilter,
  NO_FILTER,
  facetValues,
} from './gameFilter.ts';
import { satang } from '../money/money.ts';
import { anyFilter, anyGame, anyGames } from './testing/anyGames.ts';
import { holds } from '../testing/holds.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 300;
const SEED = 20_260_115;

/** Simple reference implementation: a game matches if every selected facet contains one of its values. */
function stands(game: FilterableGame, filter: GameFilter): boolean {
  return GAME_FACETS.every((facet) => {
    const chosen = filter[facet];
    return !chosen || facetValues(game, facet).some((value) => chosen.includes(value));
  });
}

function without(filter: GameFilter, facet: GameFacet): GameFilter {
  const { [facet]: _, ...rest } = filter;
  return rest;
}

const [SAMPLE] = fc.sample(anyGame, { seed: SEED, numRuns: 1 });
const game = (change: Partial<FilterableGame>): FilterableGame => ({
  ...(SAMPLE as FilterableGame),
  ...change,
});
const facetNames = (games: readonly FilterableGame[]) =>
  narrowGames(games, NO_FILTER).facets.map(({ facet }) => facet);

describe('filtering a list of games', () => {
  it('returns the same games and counts as a simple reference implementation', () => {
    fc.assert(
      fc.property(anyGames, anyFilter, (games, filter) => {
        const { games: shown, facets } = narrowGames(games, filter);
        const expected = games.filter((each) => stands(each, filter));
        holds(
          shown.length === expected.length && shown.every((each, at) => each === expected[at]),
          'the matching games, in order',
        );
        for (const { facet, choices } of facets) {
          for (const { value, count } of choices) {
            const only = { ...without(filter, facet), [facet]: [value] };
            const recount = games.filter((each) => stands(each, only)).length;
            holds(count === recount, `${facet} ${value}: ${count} is ${recount}`);
          }
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('offers the same choices for any selection: choices without results have the count 0', () => {
    fc.assert(
      fc.property(anyGames, anyFilter, (games, filter) => {
        const offered = (by: GameFilter) =>
          narrowGames(games, by).facets.map(
            ({ facet, choices }) => `${facet}: ${choices.map(({ value }) => value).join(' ')}`,
          );
        expect(offered(filter)).toEqual(offered(NO_FILTER));
      }),
      { numRuns: 100, seed: SEED },
    );
  });

  it('offers no facet with only one distinct value', () => {
    const plain = { isNew: false, hot: true, freeSpin: false, demo: false, rtp: null, info: null };
    const slots = [
      game({ ...plain, id: 'a', type: 'slot', provider: { id: 'x', name: 'X', image: null } }),
      game({ ...plain, id: 'b', type: 'slot', provider: { id: 'y', name: 'Y', image: null } }),
    ];
    expect(facetNames(slots)).toEqual(['provider']);
    expect(facetNames(slots.slice(0, 1))).toEqual([]);
    expect(facetNames([])).toEqual([]);
    expect(facetNames(slots.map((each, at) => ({ ...each, hot: at === 0 })))).toEqual([
      'hot',
      'provider',
    ]);
  });

  it('offers types, returns, volatilities and providers in their order, with the names of providers', () => {
    const one = (
      type: FilterableGame['type'],
      rtp: number,
      volatility: 'low' | 'medium' | 'high',
      [id, name]: readonly [string, string],
    ) =>
      game({
        type,
        rtp,
        provider: { id, name, image: null },
        info: { rtp, minBet: null, volatility },
      });
    const games = [
      one('sport', 94, 'high', ['a', 'Studio 10']),
      one('slot', 96, 'low', ['b', 'Studio 2']),
      one('casino', 98, 'medium', ['c', 'Pixel']),
    ];
    const { facets } = narrowGames(games, NO_FILTER, ['type', 'rtp', 'volatility', 'provider']);
    const plain = (value: string) => ({ value, name: null, count: 1 });
    expect(facets).toEqual([
      { facet: 'type', choices: [plain('slot'), plain('casino'), plain('sport')] },
      { facet: 'rtp', choices: [plain('97'), plain('96'), plain('0')] },
      { facet: 'volatility', choices: [plain('low'), plain('medium'), plain('high')] },
      {
        facet: 'provider',
        choices: [
          { value: 'c', name: 'Pixel', count: 1 },
          { value: 'b', name: 'Studio 2', count: 1 },
          { value: 'a', name: 'Studio 10', count: 1 },
        ],
      },
    ]);
  });

  it('uses only the offered facets', () => {
    const demos = [game({ id: 'a', demo: true }), game({ id: 'b', demo: false })];
    const rest = GAME_FACETS.filter((facet) => facet !== 'demo');
    expect(facetNames(demos)).toContain('demo');
    const narrowed = narrowGames(demos, { demo: ['1'] }, rest);
    expect(narrowed.facets.map(({ facet }) => facet)).not.toContain('demo');
    expect(narrowed.games).toEqual(demos);
  });

  it('offers only bet bands that add games and do not contain every game', () => {
    const bets = [100, 100, 300, 2000, 9000].map((minBet, at) =>
      game({ id: `g${at}`, info: { rtp: null, minBet: satang(minBet), volatility: null } }),
    );
    const betsOf = (games: readonly FilterableGame[]) =>
      narrowGames(games, NO_FILTER)
        .facets.find(({ facet }) => facet === 'bet')
        ?.choices.map(({ value, count }) => `${value}: ${count}`);
    expect(betsOf(bets)).toEqual(['1: 2', '5: 3', '50: 4', 'more: 1']);
    expect(betsOf(bets.slice(0, 3))).toEqual(['1: 2']);
    expect(betsOf(bets.slice(0, 2))).toBeUndefined();
  });

  it('reads 5,000 games no more often than one simple pass per facet', () => {
    let reads = 0;
    const games = fc
      .sample(anyGame, { seed: SEED, numRuns: 500 })
      .flatMap((each) => Array.from({ length: 10 }, () => each))
      .map(
        (each) =>
          new Proxy(each, {
            get(target, field, receiver) {
              reads += 1;
              return Reflect.get(target, field, receiver) as unknown;
            },
          }),
      );
    const filter = { volatility: ['low', 'high'], bet: ['5'], hot: ['1'] };
    for (const facet of GAME_FACETS) games.filter((each) => stands(each, without(filter, facet)));
    const simple = reads;
    narrowGames(games, filter);
    expect(reads - simple).toBeLessThan(1.5 * simple);
  });
});
