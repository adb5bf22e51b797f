import type { MemberApi } from '@brand/api';
import type { Locale, Promotion } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { loadPromotionsApi } from '../../member/bonus/promotionsApi.ts';

/** All promotion queries: a claim reads all of them again. */
export const PROMOTIONS_KEY = ['promotions'] as const;

/** A member's list contains personal data, so it has a separate cache key. */
export function promotionsOptions(api: MemberApi, locale: Locale, userId: string | null) {
  return queryOptions({
    queryKey: [...PROMOTIONS_KEY, locale, userId],
    queryFn: async ({ signal }) => (await loadPromotionsApi(api)).promotions(locale, { signal }),
  });
}

/** One promotion, also after its end. Null if there is none. The data of the list is used until it has loaded. */
export function promotionOptions(
  api: MemberApi,
  id: string,
  locale: Locale,
  userId: string | null,
) {
  return queryOptions({
    queryKey: [...PROMOTIONS_KEY, locale, userId, id],
    queryFn: async ({ signal }) => (await loadPromotionsApi(api)).promotion(id, locale, { signal }),
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
export function eventsOptions(api: MemberApi, locale: Locale) {
  return queryOptions({
    queryKey: ['events', locale],
    queryFn: async ({ signal }) => (await loadPromotionsApi(api)).events(locale, { signal }),
  });
}
