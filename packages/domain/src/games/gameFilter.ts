import { type Game, GAME_TYPES } from './game.ts';
import { type GameInfo, VOLATILITIES } from './gameDetail.ts';
import { satangFromBaht } from '../money/money.ts';

/** What a list of games can be narrowed by, in the order in which it is offered; each is a parameter of an address. */
export const GAME_FACETS = [
  'new',
  'hot',
  'freespin',
  'demo',
  'type',
  'bet',
  'rtp',
  'volatility',
  'provider',
] as const;
export type GameFacet = (typeof GAME_FACETS)[number];

/** Return to player in percent: each from its figure to under the one before it; `0` is everything below. */
export const RTP_BANDS = ['97', '96', '95', '0'] as const;
/** The smallest bet is at most so many baht; `more` is more than the last of them. Each holds those before it. */
export const BET_BANDS = ['1', '5', '10', '50', 'more'] as const;
/** What a facet says that is there or is not. */
export const YES = '1';

/** The values that a facet can have; null where they come with the games. */
const VALUES: Readonly<Record<GameFacet, readonly string[] | null>> = {
  new: [YES],
  hot: [YES],
  freespin: [YES],
  demo: [YES],
  type: GAME_TYPES,
  bet: BET_BANDS,
  rtp: RTP_BANDS,
  volatility: VOLATILITIES,
  provider: null,
};

/** Of these one value is chosen at a time: the wider band holds the narrower. */
const SINGLE: readonly GameFacet[] = ['bet'];

/** A game as far as lists can be narrowed by it; without figures it has none of what they tell. */
export interface FilterableGame extends Game {
  readonly info?: Pick<GameInfo, 'rtp' | 'minBet' | 'volatility'> | null;
}

/**
 * What of a list is looked at: of every facet that is named the games of any of its values. A facet that nothing is chosen of
 * is not named.
 */
export type GameFilter = Readonly<Partial<Record<GameFacet, readonly string[]>>>;

/** The whole list. */
export const NO_FILTER: GameFilter = {};

const NONE: readonly string[] = [];
const FLAG: readonly string[] = [YES];
const BETS = BET_BANDS.map((_, from) => BET_BANDS.slice(from, -1));
const MORE: readonly string[] = ['more'];
const single = new Map<string, readonly string[]>();

/** The same list each time: five thousand games ask for few different ones. */
function one(value: string): readonly string[] {
  const known = single.get(value);
  if (known) return known;
  const made = [value];
  single.set(value, made);
  return made;
}

function betBands(minBet: number | null): readonly string[] {
  if (minBet === null) return NONE;
  const at = BET_BANDS.findIndex(
    (band) => band !== 'more' && minBet <= satangFromBaht(Number(band)),
  );
  return BETS[at] ?? MORE;
}

/** The values of a facet that a game has: one mostly, none where that is unknown, several of bands that hold each other. */
export function facetValues(game: FilterableGame, facet: GameFacet): readonly string[] {
  switch (facet) {
    case 'new':
      return game.isNew ? FLAG : NONE;
    case 'hot':
      return game.hot ? FLAG : NONE;
    case 'freespin':
      return game.freeSpin ? FLAG : NONE;
    case 'demo':
      return game.demo ? FLAG : NONE;
    case 'type':
      return one(game.type);
    case 'provider':
      return one(game.provider.id);
    case 'volatility':
      return game.info?.volatility ? one(game.info.volatility) : NONE;
    case 'bet':
      return betBands(game.info?.minBet ?? null);
    case 'rtp': {
      const rtp = game.info?.rtp ?? game.rtp;
      const band = rtp === null ? undefined : RTP_BANDS.find((from) => rtp >= Number(from));
      return band ? one(band) : NONE;
    }
  }
}

/** How many values are chosen. */
export function chosenCount(filter: GameFilter): number {
  return Object.values(filter).reduce((sum, values) => sum + values.length, 0);
}

/** The filter with a value chosen, or chosen no more. */
export function withChoice(
  filter: GameFilter,
  facet: GameFacet,
  value: string,
  chosen: boolean,
): GameFilter {
  const { [facet]: before = NONE, ...others } = filter;
  const rest = SINGLE.includes(facet) && chosen ? [] : before.filter((each) => each !== value);
  const values = chosen ? [...rest, value] : rest;
  return values.length > 0 ? { ...others, [facet]: values } : others;
}

/** Longer than any id of a provider; what is longer in an address is nobody's. */
const LONGEST = 80;

/**
 * Reads a filter from the parameters of an address. What nobody offers is left out, and so is what is said twice; which
 * providers there are only a list of games knows (`withProviders`).
 *
 * @param offered the facets that there are
 */
export function readGameFilter(
  params: Iterable<readonly [name: string, value: string]>,
  offered: readonly GameFacet[] = GAME_FACETS,
): GameFilter {
  let filter = NO_FILTER;
  for (const [name, value] of params) {
    const facet = offered.find((each) => each === name);
    if (!facet || value === '' || value.length > LONGEST) continue;
    if (VALUES[facet]?.includes(value) === false || filter[facet]?.includes(value)) continue;
    filter = withChoice(filter, facet, value, true);
  }
  return filter;
}

/** The parameters that say it, always in the same order; the same filter has one address. */
export function gameFilterParams(
  filter: GameFilter,
): readonly (readonly [facet: GameFacet, value: string])[] {
  return GAME_FACETS.flatMap((facet) => {
    const chosen = filter[facet] ?? NONE;
    const known = VALUES[facet];
    const inOrder = known ? known.filter((value) => chosen.includes(value)) : [...chosen].sort();
    return inOrder.map((value) => [facet, value] as const);
  });
}

/** The filter without providers that have no game in the list. */
export function withProviders(filter: GameFilter, exists: (id: string) => boolean): GameFilter {
  return (filter.provider ?? NONE)
    .filter((id) => !exists(id))
    .reduce((rest, id) => withChoice(rest, 'provider', id, false), filter);
}
