import type { MemberApi } from '@brand/api';
import type { Locale } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { page } from '../../routing/chunks/page.ts';

const code = page(() => import('@brand/api/promotions'));

/** What a member has and can have: every list of it begins like this. */
export const BONUSES_KEY = ['bonuses'] as const;

/** The bonuses that a deposit through one channel brings; their code comes with the first deposit. */
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
