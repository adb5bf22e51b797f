import {
  COLLECTION_MIN,
  type FilterableGame,
  type GameDetail,
  SEARCH_MAX,
  chosenCount,
  gameName,
  gamesInCollection,
  narrowGames,
  orderGames,
  sortsFor,
  withProviders,
} from '@brand/domain';
import type { DescribePage, PublicParts, PublicVisit } from '../../../member/publicQueries.ts';
import { collectionOptions } from '../collections/collectionQueries.ts';
import { PART, partOfGames } from '../everyGameQuery.ts';
import { finderOf } from '../search/gameFinder.ts';
import { providersOptions } from '../providersQuery.ts';
import { listFacets } from './listFacets.ts';
import {
  type ListPart,
  type ListView,
  isPlainView,
  listPartOptions,
  listViewOf,
} from './listPart.ts';
import { gamesQueryOf, listKindOf, termOf } from './listQuery.ts';
import { gamesOptions, providerOf } from './publicListQueries.ts';
import { mainLocale } from '../../../language/locale.ts';

/** Covers that a phone shows in its first row. */
const FIRST_COVERS = 2;

/**
 * The first games of a list with another order, with filters, or built from a term. The server finds them among the games that
 * it has read for all lists; the browser needs all games for that.
 */
export const publicListParts: PublicParts = (visit) => {
  const { services, params, search, locale } = visit;
  const id = params['id'] ?? null;
  const list = listKindOf(id);
  const view = listViewOf(search, services.operator);
  const term = termOfList(visit);
  if (term !== null) {
    const { queryKey } = listPartOptions(id, view, locale);
    const take = (games: readonly GameDetail[]) => partOfTerm(games, term, view, visit);
    return [partOfGames(services, {}, { queryKey, take })];
  }
  if (isPlainView(view) || list.kind === 'favourite' || list.kind === 'recent') return [];
  const { queryKey } = listPartOptions(id, view, locale);
  if (list.kind === 'collection') {
    const { collection } = list;
    // Which games have a jackpot is not in the games.
    if (collection === 'jackpot') return [];
    const take = (games: readonly GameDetail[]) => {
      const own = gamesInCollection(collection, games);
      return own.length < COLLECTION_MIN ? null : partOf(own, view, visit);
    };
    return [partOfGames(services, {}, { queryKey, take })];
  }
  const provider = providerOf(visit);
  const query = gamesQueryOf(list, provider);
  if (!query) return [];
  const take = (games: readonly GameDetail[]) =>
    partOf(
      provider?.enabled === false ? games.map((game) => ({ ...game, available: false })) : games,
      view,
      visit,
    );
  return [partOfGames(services, query, { queryKey, take })];
};

/**
 * The term that a list is built from. Null for another list, until it is known that no provider has this name, and for a text
 * that is longer than any term: the browser shortens it.
 */
function termOfList(visit: PublicVisit): string | null {
  const { services, params, known } = visit;
  const list = listKindOf(params['id'] ?? null);
  if (list.kind !== 'named' || !known(providersOptions(services.api))) return null;
  return providerOf(visit) || list.code.length > SEARCH_MAX ? null : termOf(list.code);
}

/** Null if nothing is found: the browser knows what else there is. */
function partOfTerm(
  games: readonly GameDetail[],
  term: string,
  view: ListView,
  visit: PublicVisit,
): ListPart | null {
  const { matches, meant, dropped } = finderOf(games).find(term);
  const [first] = matches;
  if (!first) return null;
  const part = partOf(
    matches.map(({ game }) => game),
    view,
    visit,
  );
  return { ...part, found: { meant, dropped, best: first.kind } };
}

function partOf(
  games: readonly FilterableGame[],
  { sort, filter: asked }: ListView,
  { services: { operator }, locale }: PublicVisit,
): ListPart {
  const names = new Map(games.map(({ provider }) => [provider.id, provider.name]));
  const filter = withProviders(asked, (provider) => names.has(provider));
  const matching =
    chosenCount(filter) === 0 ? games : narrowGames(games, filter, listFacets(operator)).games;
  return {
    games: orderGames(matching, sort, locale, mainLocale()).slice(0, PART),
    count: matching.length,
    total: games.length,
    filter,
    sorts: sortsFor(matching),
    providers: Object.fromEntries(
      (filter.provider ?? []).map((provider) => [provider, names.get(provider) ?? provider]),
    ),
  };
}

/** A provider's list has the provider's name. */
export const describeList: DescribePage = (visit) => {
  const { params, search, locale } = visit;
  const { operator } = visit.services;
  const games = gamesOptions(visit);
  const page =
    visit.known(listPartOptions(params['id'] ?? null, listViewOf(search, operator), locale)) ??
    (games ? visit.known(games)?.pages[0] : collectionOf(visit));
  const provider = providerOf(visit);
  return {
    name: provider && gameName(provider, visit.locale, mainLocale()),
    images: (page?.games ?? [])
      .slice(0, FIRST_COVERS)
      .flatMap(({ image }) => (image ? [{ href: image }] : [])),
  };
};

function collectionOf({ services, params, userId, known }: PublicVisit) {
  const list = listKindOf(params['id'] ?? null);
  if (list.kind !== 'collection') return null;
  return known(collectionOptions(services, list.collection, userId));
}
