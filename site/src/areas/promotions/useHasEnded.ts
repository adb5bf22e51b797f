import { useNowAt } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../member/services.ts';
import { usePlace } from '../../routing/navigation.ts';
import { listed, promotionsOptions, usePromotionsApi } from './promotionQueries.ts';

/**
 * Whether a bonus has ended, in the moment in which its promotion does everywhere else. The list of bonuses has no end.
 *
 * @param id of its promotion; null for none
 */
export function useHasEnded(id: string | null): boolean {
  const { locale } = usePlace();
  const userId = useSession()?.userId ?? null;
  const { data } = useQuery(promotionsOptions(usePromotionsApi(), locale, userId));
  const endsAt = (id !== null && listed(data, id)?.endsAt) || null;
  const now = useNowAt(endsAt);
  return endsAt !== null && now >= endsAt;
}
