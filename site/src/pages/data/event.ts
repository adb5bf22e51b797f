import { eventsOptions } from '../../areas/promotions/promotionQueries.ts';
import { type PublicQueries, publicQuery } from '../../member/publicQueries.ts';

export const searchParams = ['id'];

export const queries: PublicQueries = ({ services: { api }, locale }) => [
  publicQuery(eventsOptions(api, locale)),
];
