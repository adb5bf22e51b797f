import type { MemberApi } from '@brand/api';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { loadPromotionsApi } from './promotionsApi.ts';

/** First part of the keys of all bonus queries of a member. */
export const BONUSES_KEY = ['bonuses'] as const;

/** The bonuses that a deposit through one channel can have. Their code loads with the first deposit. */
export function bonusesOfChannelOptions(api: MemberApi, locale: Locale, channel: string) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, locale, channel],
    queryFn: async ({ signal }) =>
      (await loadPromotionsApi(api)).bonuses(locale, { channel }, { signal }),
    staleTime: 0,
  });
}

/** The member's own bonuses, and all that are on offer. */
export function allBonusesOptions(api: MemberApi, locale: Locale) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, locale],
    queryFn: async ({ signal }) => (await loadPromotionsApi(api)).bonuses(locale, {}, { signal }),
    staleTime: 0,
  });
}
