import { createCommunityApi } from '@brand/api/community';
import { helpOptions } from '../../areas/community/communityQueries.ts';
import { type PublicQueries, publicQuery } from '../../member/publicQueries.ts';

export const searchParams = ['q'];

export const queries: PublicQueries = ({ services, locale }) => [
  publicQuery(helpOptions(createCommunityApi(services.api.client), locale)),
];
