import type { BonusRefusal, Promotion } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useSession } from '../../member/services.ts';
import { bonusesOptions, usePromotionsApi } from './promotionQueries.ts';

/** Why the member cannot have a promotion now, according to the API before a try. Null if no reason is known. */
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
