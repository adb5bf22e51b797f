import { createCommunityApi } from '@brand/api/community';
import { vipOptions } from '../../areas/community/communityQueries.ts';
import { type PublicQueries, publicQuery } from '../../member/publicQueries.ts';

/** The levels. The page reads the member's current level. */
export const queries: PublicQueries = ({ services, locale, userId }) =>
  userId === null
    ? [publicQuery(vipOptions(createCommunityApi(services.api.client), locale, userId))]
    : [];
