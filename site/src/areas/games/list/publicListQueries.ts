import { type PublicQueries, publicList, publicQuery } from '../../../member/publicQueries.ts';
import { providersOf } from '../providersOf.ts';
import { providersOptions } from '../providersQuery.ts';
import { wholeListOptions } from '../wholeListQuery.ts';
import { gamesQueryOf, listKindOf, providerNamed } from './listQuery.ts';

/** The first games of `/list/{id}`. A member's own lists and those of a search term are read by the page alone. */
export const publicListQueries: PublicQueries = ({
  services: { api },
  params,
  search,
  known,
  userId,
}) => {
  if (search.size > 0) return [];
  const list = listKindOf(params['id'] ?? null);
  if (list.kind === 'favourite' || list.kind === 'recent') return [];
  if (list.kind !== 'named') {
    const query = gamesQueryOf(list, null);
    return query ? [publicList(wholeListOptions(api, query, userId))] : [];
  }
  const providers = providersOptions(api);
  const all = known(providers);
  const provider = all ? providerNamed(providersOf(all), list.code) : null;
  const query = gamesQueryOf(list, provider);
  return [
    publicQuery(providers),
    ...(query ? [publicList(wholeListOptions(api, query, userId))] : []),
  ];
};
