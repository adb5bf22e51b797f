import {
  GAME_TYPES,
  type GameDetail,
  SEARCH_MAX,
  gameSortOf,
  orderGames,
  searchTerm,
  sortsFor,
} from '@brand/domain';
import type { PublicParts, PublicVisit } from '../../../member/publicQueries.ts';
import { PART, partOfGames } from '../everyGameQuery.ts';
import { finderOf } from './gameFinder.ts';
import { type SearchPart, type SearchView, searchPartOptions } from './searchPart.ts';
import { mainLocale } from '../../../language/locale.ts';

/** The parameters of an address that {@link searchViewOf} reads. */
export const SEARCH_PARAMS = ['type', 'sort'] as const;

/** An unknown value counts as missing. */
export function searchViewOf(params: URLSearchParams): SearchView {
  return {
    kind: GAME_TYPES.find((type) => type === params.get('type')) ?? 'all',
    sort: gameSortOf(params.get('sort')),
  };
}

/**
 * The first results of `/search/{term}`. The server searches the games that it has read for all lists, so that a term that
 * a visitor made up costs no call.
 */
export const publicSearchParts: PublicParts = ({ services, params, search, locale }) => {
  const term = termOf(params['id']);
  if (term === null) return [];
  const view = searchViewOf(search);
  const { queryKey } = searchPartOptions(term, view, locale);
  const take = (games: readonly GameDetail[]) => partOf(games, term, view, locale);
  return [partOfGames(services, {}, { queryKey, take })];
};

/** Null for none, and for a text that is longer than any term: the browser shortens it. */
function termOf(id: string | undefined): string | null {
  return id === undefined || id.length > SEARCH_MAX ? null : searchTerm(id);
}

/** Null if nothing is found: the browser knows what else there is. */
function partOf(
  games: readonly GameDetail[],
  term: string,
  { kind, sort }: SearchView,
  locale: PublicVisit['locale'],
): SearchPart | null {
  const { matches, meant, dropped } = finderOf(games).find(term);
  const [first] = matches;
  if (!first) return null;
  const found = matches.map(({ game }) => game);
  const kinds = Object.fromEntries(
    GAME_TYPES.map(
      (type) => [type, found.filter((game) => game.type === type).length] as const,
    ).filter(([, count]) => count > 0),
  );
  const chosen = kind in kinds ? found.filter(({ type }) => type === kind) : found;
  return {
    games: orderGames(chosen, sort, locale, mainLocale()).slice(0, PART),
    count: chosen.length,
    kinds,
    sorts: sortsFor(found),
    meant,
    dropped,
    best: first.kind,
  };
}
