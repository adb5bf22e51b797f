import {
  BET_BANDS,
  type FilterableGame,
  GAME_FACETS,
  type GameFacet,
  type GameFilter,
  RTP_BANDS,
  YES,
  facetValues,
} from './gameFilter.ts';
import { GAME_TYPES } from './game.ts';
import { VOLATILITIES } from './gameDetail.ts';

/** A facet value that occurs in the list. */
export interface FacetChoice {
  readonly value: string;
  /** Name of a provider; null for other facets. */
  readonly name: string | null;
  /** Number of games that would be shown if it were selected, ignoring the other values of its facet; may be 0. */
  readonly count: number;
}

/** A facet with at least two distinct values in the list. */
export interface OfferedFacet {
  readonly facet: GameFacet;
  readonly choices: readonly FacetChoice[];
}

/** A filtered list. */
export interface NarrowedGames<Each> {
  /** The matching games, in the order of the list. */
  readonly games: readonly Each[];
  readonly facets: readonly OfferedFacet[];
}

interface Tally {
  /** By value, in the whole list. */
  readonly all: Map<string, number>;
  /** By value, of the games that match every other facet. */
  readonly open: Map<string, number>;
}

/**
 * Filters a list and counts the results of each further choice, in one pass. The counts of a facet respect all other
 * facets but not itself: selecting a second provider adds its games to those of the first.
 *
 * @param offered the available facets, in order
 */
export function narrowGames<Each extends FilterableGame>(
  games: readonly Each[],
  filter: GameFilter,
  offered: readonly GameFacet[] = GAME_FACETS,
): NarrowedGames<Each> {
  const tallies = offered.map((facet) => ({
    facet,
    chosen: filter[facet],
    all: new Map<string, number>(),
    open: new Map<string, number>(),
  }));
  const names = new Map<string, string>();
  const shown: Each[] = [];
  for (const game of games) {
    names.set(game.provider.id, game.provider.name);
    const values = tallies.map(({ facet }) => facetValues(game, facet));
    const closed = tallies.filter(
      ({ chosen }, at) => chosen && !values[at]?.some((value) => chosen.includes(value)),
    );
    if (closed.length === 0) shown.push(game);
    tallies.forEach((tally, at) => {
      const counts = closed.length === 0 || (closed.length === 1 && closed[0] === tally);
      for (const value of values[at] ?? []) {
        add(tally.all, value);
        if (counts) add(tally.open, value);
      }
    });
  }
  return {
    games: shown,
    facets: tallies.flatMap(({ facet, ...tally }) => {
      const values = valuesOffered(facet, tally, games.length, names);
      if (values.length === 0) return [];
      const choices = values.map((value) => ({
        value,
        name: facet === 'provider' ? (names.get(value) ?? value) : null,
        count: tally.open.get(value) ?? 0,
      }));
      return [{ facet, choices }];
    }),
  };
}

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** The offered values, in order; none if they do not distinguish the games. */
function valuesOffered(
  facet: GameFacet,
  { all }: Pick<Tally, 'all'>,
  total: number,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const several = (values: readonly string[]) => {
    const there = values.filter((value) => all.has(value));
    return there.length > 1 ? there : [];
  };
  switch (facet) {
    case 'type':
      return several(GAME_TYPES);
    case 'volatility':
      return several(VOLATILITIES);
    case 'rtp':
      return several(RTP_BANDS);
    case 'provider':
      return several(byName(names));
    case 'bet':
      return betsOffered(all, total);
    default:
      return tellsApart(all.get(YES) ?? 0, total) ? [YES] : [];
  }
}

/** Providers have Latin names in both languages. */
function byName(names: ReadonlyMap<string, string>): readonly string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...names].sort(([, one], [, other]) => compare(one, other)).map(([id]) => id);
}

function tellsApart(count: number, total: number): boolean {
  return count > 0 && count < total;
}

/** A band that adds no games to the previous one, or contains every game, is not offered. */
function betsOffered(all: ReadonlyMap<string, number>, total: number): readonly string[] {
  let before = 0;
  return BET_BANDS.filter((band) => {
    const count = all.get(band) ?? 0;
    if (!tellsApart(count, total)) return false;
    if (band === 'more') return true;
    const adds = count > before;
    before = count;
    return adds;
  });
}
