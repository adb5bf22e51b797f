import { type Game, GAME_TYPES } from './game.ts';
import { type GameDetail, type GameInfo, VOLATILITIES } from './gameDetail.ts';
import { satangFromBaht } from '../money/money.ts';

/** Facets for filtering a list of games, in display order. Each is a parameter of the address. */
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

/**
 * Bands of return to player in percent: each starts at its value and ends below the previous one; `0` is the lowest
 * band.
 */
export const RTP_BANDS = ['97', '96', '95', '0'] as const;
/** Maximum of the minimum bet in baht. `more` is above the last band. Each band includes the lower ones. */
export const BET_BANDS = ['1', '5', '10', '50', 'more'] as const;
/** Value of a yes/no facet. */
export const YES = '1';

/** The possible values of a facet; null if they depend on the games. */
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

/** Facets with a single selection: the wider band includes the narrower one. */
const SINGLE: readonly GameFacet[] = ['bet'];

/** The parts of a game that filters and orders use. Without `info`, it has no values for those facets. */
export interface FilterableGame
  extends Game, Partial<Pick<GameDetail, 'playersToday' | 'biggestWin'>> {
  readonly info?:
    | (Pick<GameInfo, 'rtp' | 'minBet' | 'volatility'> & Partial<Pick<GameInfo, 'day'>>)
    | null;
}

/**
 * A filter: for every listed facet, games with any of the listed values match. A facet without a selection is not
 * listed.
 */
export type GameFilter = Readonly<Partial<Record<GameFacet, readonly string[]>>>;

/** No filter. */
export const NO_FILTER: GameFilter = {};

const NONE: readonly string[] = [];
const FLAG: readonly string[] = [YES];
const BETS = BET_BANDS.map((_, from) => BET_BANDS.slice(from, -1));
const MORE: readonly string[] = ['more'];
const single = new Map<string, readonly string[]>();

/** Returns the same array for the same value: five thousand games need only a few different ones. */
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

/** The values of a facet for a game: usually one, none if unknown, several for nested bands. */
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

/** Number of selected values. */
export function chosenCount(filter: GameFilter): number {
  return Object.values(filter).reduce((sum, values) => sum + values.length, 0);
}

/** The filter with a value selected or deselected. */
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

/** Longer than any provider id. Longer values in an address are ignored. */
const LONGEST = 80;

/**
 * Reads a filter from the parameters of an address. Unknown and repeated values are ignored. Only a list of games knows
 * which providers exist (`withProviders`).
 *
 * @param offered the available facets
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

/** The parameters of a filter, always in the same order, so that the same filter has one address. */
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
