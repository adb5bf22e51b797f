import { createCommunityApi } from '@brand/api/community';
import {
  tournamentOptions,
  tournamentsOptions,
} from '../../member/tournaments/tournamentQueries.ts';
import { type PublicQueries, publicQuery } from '../../member/publicQueries.ts';
import { tournamentTypeOf } from '../../areas/community/tournaments/tournamentType.ts';

export const searchParams = ['id', 'state'];

/** Only for visitors: a member's reply contains the own rank, so the page reads it. */
export const queries: PublicQueries = ({ services, locale, pathname, search, userId }) => {
  if (userId !== null) return [];
  const api = createCommunityApi(services.api.client);
  const id = search.get('id');
  return [
    id === null
      ? publicQuery(tournamentsOptions(api, { locale, userId, ...tournamentTypeOf(pathname) }))
      : publicQuery(tournamentOptions(api, { locale, userId, id }, () => services.clock.now())),
  ];
};
