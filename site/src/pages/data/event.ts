import { createPromotionsApi } from '@brand/api/promotions';
import { eventsOptions } from '../../areas/promotions/promotionQueries.ts';
import { type PublicQueries, publicQuery } from '../../member/publicQueries.ts';

export const searchParams = ['id'];

export const queries: PublicQueries = ({ services, locale }) => [
  publicQuery(eventsOptions(createPromotionsApi(services.api.client), locale)),
];
