import { gameName } from '@brand/domain';
import {
  type DescribePage,
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
import { isPlainView, listPartOptions, listViewOf } from './listPart.ts';
import { gamesQueryOf, listKindOf, providerNamed } from './listQuery.ts';

/** Covers that a phone shows in its first row. */
const FIRST_COVERS = 2;

/**
 * The first games of `/list/{id}`; those of another order or of a filter are in `publicListParts`. A member's own lists and those
 * of a search term are read by the page alone.
 */
export const publicListQueries: PublicQueries = (visit) => {
  const { services, params, search, userId } = visit;
  const links = collectionLinkQueries(services);
  const list = listKindOf(params['id'] ?? null);
  const isNamed = list.kind === 'named';
  const isPart =
    !isPlainView(listViewOf(search, services.operator)) &&
    !(list.kind === 'collection' && list.collection === 'jackpot');
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
    name: provider && gameName(provider, visit.locale),
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

function gamesOptions(visit: PublicVisit) {
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
