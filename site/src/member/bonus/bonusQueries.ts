import type { MemberApi } from '@brand/api';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { page } from '../../routing/chunks/page.ts';

const code = page(() => import('@brand/api/promotions'));

/** First part of the keys of all bonus queries of a member. */
export const BONUSES_KEY = ['bonuses'] as const;

/** The bonuses that a deposit through one channel can have. Their code loads with the first deposit. */
export function bonusesOfChannelOptions({ client }: MemberApi, locale: Locale, channel: string) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, locale, channel],
    queryFn: async ({ signal }) => {
      const { createPromotionsApi } = await code.load();
      return createPromotionsApi(client).bonuses(locale, { channel }, { signal });
    },
    staleTime: 0,
  });
}

/** The member's own bonuses, and all that are on offer. */
export function allBonusesOptions({ client }: MemberApi, locale: Locale) {
  return queryOptions({
    queryKey: [...BONUSES_KEY, locale],
    queryFn: async ({ signal }) => {
      const { createPromotionsApi } = await code.load();
      return createPromotionsApi(client).bonuses(locale, {}, { signal });
    },
    staleTime: 0,
  });
}
