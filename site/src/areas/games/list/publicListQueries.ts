import {
  type PublicQueries,
  type PublicVisit,
  publicList,
  publicQuery,
} from '../../../member/publicQueries.ts';
import { collectionLinkQueries } from '../collections/collectionLinkQueries.ts';
import { collectionOptions } from '../collections/collectionQueries.ts';
import { providersOf } from '../providersOf.ts';
import { providersOptions } from '../providersQuery.ts';
import { wholeListOptions } from '../wholeListQuery.ts';
import { gamesQueryOf, listKindOf, providerNamed } from './listQuery.ts';

/**
 * The first games of `/list/{id}`; those of another order, of a filter or of a term are in `publicListParts`. A member's own lists
 * are read by the page alone.
 */
export const publicListQueries: PublicQueries = (visit) => {
  const { services, params, search, userId } = visit;
  const links = collectionLinkQueries(services);
  const list = listKindOf(params['id'] ?? null);
  const isNamed = list.kind === 'named';
  const isPart = search.size > 0 && !(list.kind === 'collection' && list.collection === 'jackpot');
  const games = isPart ? null : gamesOptions(visit);
  return [
    ...links,
    ...(list.kind === 'collection' && !isPart
      ? [publicQuery(collectionOptions(services, list.collection, userId))]
      : []),
    ...(isNamed ? [publicQuery(providersOptions(services.api))] : []),
    ...(games ? [publicList(games)] : []),
  ];
};

/** The options of a list that is one query of the API. Null for another list, and for one of an unknown provider. */
export function gamesOptions(visit: PublicVisit) {
  const list = listKindOf(visit.params['id'] ?? null);
  if (list.kind === 'favourite' || list.kind === 'recent' || list.kind === 'collection')
    return null;
  const query = gamesQueryOf(list, providerOf(visit));
  return query && wholeListOptions(visit.services.api, query, visit.userId);
}

/** The provider that a list is named after. Null for another list, and until the providers are known. */
export function providerOf({ services, params, known }: PublicVisit) {
  const list = listKindOf(params['id'] ?? null);
  const all = list.kind === 'named' ? known(providersOptions(services.api)) : undefined;
  return all && list.kind === 'named' ? providerNamed(providersOf(all), list.code) : null;
}
