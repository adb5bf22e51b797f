import {
  type FilterableGame,
  GAME_FACETS,
  type GameFilter,
  type GameSort,
  type Locale,
  chosenCount,
  gameFilterParams,
  gameSortOf,
  readGameFilter,
} from '@brand/domain';
import type { Operator } from '@brand/operator';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { SearchPart } from '../search/searchPart.ts';
import { listFacets } from './listFacets.ts';

/** Order and filters of a list. */
export interface ListView {
  readonly sort: GameSort;
  readonly filter: GameFilter;
}

/** The parameters of an address that order and filter a list. */
export const VIEW_PARAMS = ['sort', ...GAME_FACETS] as const;

/** Order and filters in an address. An invalid value counts as missing. */
export function listViewOf(
  params: URLSearchParams,
  operator: Pick<Operator, 'features'>,
): ListView {
  return {
    sort: gameSortOf(params.get('sort')),
    filter: readGameFilter(params, listFacets(operator)),
  };
}

/** Whether a list is shown as it is. */
export const isPlainView = ({ sort, filter }: ListView): boolean =>
  sort === 'default' && chosenCount(filter) === 0;

/** The first games of a list that is ordered, filtered or built from a term, as the server found them among all of its games. */
export interface ListPart {
  readonly games: readonly FilterableGame[];
  /** Number of games that match, and number of games in the list. */
  readonly count: number;
  readonly total: number;
  /** The filter without providers that have no game here. */
  readonly filter: GameFilter;
  /** The orders that make a difference to the games that match. */
  readonly sorts: readonly GameSort[];
  /** Names of the filtered providers by their ids. */
  readonly providers: Readonly<Record<string, string>>;
  /** How its games were found. @default it is not built from a term */
  readonly found?: Pick<SearchPart, 'meant' | 'dropped' | 'best'>;
}

/** @param id of the list, as in the address */
export function listPartOptions(id: string | null, { sort, filter }: ListView, locale: Locale) {
  const list = id?.trim().toLowerCase() ?? null;
  return queryOptions<ListPart>({
    queryKey: ['listPart', list, sort, gameFilterParams(filter), locale],
    queryFn: skipToken,
  });
}
