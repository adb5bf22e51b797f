import {
  type FilterableGame,
  type FoundGames,
  type GameSort,
  type GameType,
  type Locale,
  type MatchKind,
} from '@brand/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** What the address of a search chooses from its results. */
export interface SearchView {
  readonly kind: GameType | 'all';
  readonly sort: GameSort;
}

/** The first results of a search, as the server found them among all games. */
export interface SearchPart extends Pick<FoundGames<FilterableGame>, 'meant' | 'dropped'> {
  readonly games: readonly FilterableGame[];
  /** Number of results of the chosen type. */
  readonly count: number;
  /** Number of results by game type; a type without results is missing. */
  readonly kinds: Readonly<Partial<Record<GameType, number>>>;
  /** The orders that make a difference to the results. */
  readonly sorts: readonly GameSort[];
  /** How the best match was found. */
  readonly best: MatchKind;
}

/** @param term see `searchTerm` */
export function searchPartOptions(term: string, { kind, sort }: SearchView, locale: Locale) {
  return queryOptions<SearchPart>({
    queryKey: ['searchPart', term, kind, sort, locale],
    queryFn: skipToken,
  });
}
