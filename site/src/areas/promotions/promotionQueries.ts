import { type PromotionsApi, createPromotionsApi } from '@brand/api/promotions';
import type { Locale, Promotion } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../member/services.ts';

/** The calls of the promotion, bonus and event pages. Their code loads with those pages. */
export function usePromotionsApi(): PromotionsApi {
  const { api } = useServices();
  return useMemo(() => createPromotionsApi(api.client), [api]);
}

/** All promotion queries: a claim reads all of them again. */
export const PROMOTIONS_KEY = ['promotions'] as const;

/** A member's list contains personal data, so it has a separate cache key. */
export function promotionsOptions(api: PromotionsApi, locale: Locale, userId: string | null) {
  return queryOptions({
    queryKey: [...PROMOTIONS_KEY, locale, userId],
    queryFn: ({ signal }) => api.promotions(locale, { signal }),
  });
}

/** One promotion, also after its end. Null if there is none. The data of the list is used until it has loaded. */
export function promotionOptions(
  api: PromotionsApi,
  id: string,
  locale: Locale,
  userId: string | null,
) {
  return queryOptions({
    queryKey: [...PROMOTIONS_KEY, locale, userId, id],
    queryFn: ({ signal }) => api.promotion(id, locale, { signal }),
  });
}

/** The promotion from the list, if it is there. It is shown immediately and read again in the background. */
export function listed(
  promotions: readonly Promotion[] | undefined,
  id: string,
): Promotion | undefined {
  return promotions?.find((each) => each.id === id);
}

/** All current, future and past events. */
export function eventsOptions(api: PromotionsApi, locale: Locale) {
  return queryOptions({
    queryKey: ['events', locale],
    queryFn: ({ signal }) => api.events(locale, { signal }),
  });
}
