import type { BonusRefusal, Promotion } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useSession } from '../../member/services.ts';
import { bonusesOptions, usePromotionsApi } from './promotionQueries.ts';

/** Why the member cannot have a promotion now, as the API tells before anybody tries; null where nothing is known against it. */
export function useRefusal({ id, by }: Pick<Promotion, 'id' | 'by'>): BonusRefusal | null {
  const api = usePromotionsApi();
  const { locale } = usePlace();
  const isMember = useSession() !== null;
  const { data } = useQuery({
    ...bonusesOptions(api, locale),
    enabled: isMember && (by === 'deposit' || by === 'claim'),
  });
  return data?.offers.find((offer) => offer.id === id)?.refusal ?? null;
}
