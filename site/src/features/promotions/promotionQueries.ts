import { type PromotionsApi, createPromotionsApi } from '@brand/api/promotions';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';

/** The calls of the promotion, bonus and event pages; their code comes with those pages. */
export function usePromotionsApi(): PromotionsApi {
  const { api } = useServices();
  return useMemo(() => createPromotionsApi(api.client), [api]);
}

/** A member's list says what the member has had, so it is kept apart from a visitor's. */
export function promotionsOptions(api: PromotionsApi, locale: Locale, userId: string | null) {
  return queryOptions({
    queryKey: ['promotions', locale, userId],
    queryFn: ({ signal }) => api.promotions(locale, { signal }),
  });
}

export function bonusesOptions(api: PromotionsApi, locale: Locale) {
  return queryOptions({
    queryKey: ['bonuses', locale],
    queryFn: ({ signal }) => api.bonuses(locale, {}, { signal }),
    staleTime: 0,
  });
}

export function eventsOptions(api: PromotionsApi, locale: Locale) {
  return queryOptions({
    queryKey: ['events', locale],
    queryFn: ({ signal }) => api.events(locale, { signal }),
  });
}
