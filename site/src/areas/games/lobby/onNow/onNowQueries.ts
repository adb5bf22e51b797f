import type { MemberApi } from '@brand/api';
import type { Locale, Promotion, Tournament } from '@brand/domain';
import { queryOptions } from '@tanstack/react-query';
import { loadCommunityApi } from '../../../../member/communityApi.ts';
import { loadPromotionsApi } from '../../../../member/bonus/promotionsApi.ts';

const STALE_MS = 300_000;

/** The tournaments that run or will start, for everyone: without a rank. */
export function openTournamentsOptions(api: MemberApi, locale: Locale) {
  return queryOptions({
    queryKey: ['onNow', locale, 'tournaments'],
    queryFn: async ({ signal }): Promise<readonly Tournament[]> => {
      const community = await loadCommunityApi(api);
      const all = await community.tournaments({ locale }, { signal });
      return all.filter(({ state }) => state !== 'ended').map((each) => ({ ...each, own: null }));
    },
    staleTime: STALE_MS,
  });
}

/** What a card shows of an offer. */
export type OpenOffer = Pick<Promotion, 'id' | 'title' | 'terms' | 'startsAt' | 'endsAt'>;

/**
 * The offers that a visitor can have after signing up: bonuses of the first deposit. A promotion with a countdown is not one
 * of them, because only the promotion box knows the deadline of this visitor.
 */
export function signUpOffersOptions(api: MemberApi, locale: Locale) {
  return queryOptions({
    queryKey: ['onNow', locale, 'signUpOffers'],
    queryFn: async ({ signal }): Promise<readonly OpenOffer[]> => {
      const { promotions } = await loadPromotionsApi(api);
      return signUpOffers(await promotions(locale, { signal }));
    },
    staleTime: STALE_MS,
  });
}

/** The offers for new members among all promotions, without their texts. */
export function signUpOffers(promotions: readonly Promotion[]): readonly OpenOffer[] {
  return promotions
    .filter(({ by, audience }) => by === 'deposit' && audience === 'new')
    .map(({ id, title, terms, startsAt, endsAt }) => ({ id, title, terms, startsAt, endsAt }));
}
