import { type PromotionsApi, createPromotionsApi } from '@brand/api/promotions';
import type { Locale, Promotion } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../member/services.ts';
import { BONUSES_KEY } from '../../member/bonus/bonusQueries.ts';

/** The calls of the promotion, bonus and event pages; their code comes with those pages. */
export function usePromotionsApi(): PromotionsApi {
  const { api } = useServices();
  return useMemo(() => createPromotionsApi(api.client), [api]);
}

/** Whatever is known of promotions: after a claim all of it is read again. */
export const PROMOTIONS_KEY = ['promotions'] as const;

/** A member's list says what the member has had, so it is kept apart from a visitor's. */
export function promotionsOptions(api: PromotionsApi, locale: Locale, userId: string | null) {
  return queryOptions({
    queryKey: [...PROMOTIONS_KEY, locale, userId],
    queryFn: ({ signal }) => api.promotions(locale, { signal }),
  });
}

/** One promotion, also when it is over; null where there is none. What the list says of it stands until then. */
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

/** The one of that id, where the list has it: it is on the screen at once, and read again behind. */
export function listed(
  promotions: readonly Promotion[] | undefined,
  id: string,
): Promotion | undefined {
  return promotions?.find((each) => each.id === id);
}

/** What the member has, and what could be had. */
export function bonusesOptions(api: PromotionsApi, locale: Locale) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, locale],
    queryFn: ({ signal }) => api.bonuses(locale, {}, { signal }),
    staleTime: 0,
  });
}

/** All events, running, coming and over. */
export function eventsOptions(api: PromotionsApi, locale: Locale) {
  return queryOptions({
    queryKey: ['events', locale],
    queryFn: ({ signal }) => api.events(locale, { signal }),
  });
}
