import { type Promotion, byUse, promotionUse } from '@brand/domain';
import { useNowAt } from '@brand/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { allBonusesOptions } from '../../member/bonus/bonusQueries.ts';
import { useServices, useSession } from '../../member/services.ts';
import { usePlace } from '../../routing/navigation.ts';
import { runningOptions } from './box/runningQuery.ts';
import { promotionsOptions } from './promotionQueries.ts';
import { useRunsForMember } from './useRunsForMember.ts';

/**
 * All promotions, those that the viewer can use first. A member’s list waits for the answers that decide the order, so
 * that no card moves after it has appeared; if one of them fails, the list is shown without it.
 */
export function useSortedPromotions(): Pick<
  UseQueryResult<readonly Promotion[]>,
  'data' | 'error'
> {
  const services = useServices();
  const { locale } = usePlace();
  const userId = useSession()?.userId ?? null;
  const isMember = userId !== null;
  const { data, error } = useQuery(promotionsOptions(services.api, locale, userId));
  const bonuses = useQuery({ ...allBonusesOptions(services.api, locale), enabled: isMember });
  const running = useQuery({ ...runningOptions(services, userId), enabled: isMember });
  const runs = useRunsForMember({ by: 'countdown' });
  const now = useNowAt(...(data ?? []).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]));
  if (!data || bonuses.isLoading || running.isLoading) return { data: undefined, error };
  const refusalOf = (id: string) =>
    bonuses.data?.offers.find((offer) => offer.id === id)?.refusal ?? null;
  const use = (promotion: Promotion) =>
    promotionUse(promotion, { isMember, now, refusal: refusalOf(promotion.id), runs });
  return { data: byUse(data, use), error };
}
