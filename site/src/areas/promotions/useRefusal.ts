import type { BonusRefusal, Promotion } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { allBonusesOptions } from '../../member/bonus/bonusQueries.ts';
import { useServices, useSession } from '../../member/services.ts';

/** Why the member cannot have a promotion now, according to the API before a try. Null if no reason is known. */
export function useRefusal({ id, by }: Pick<Promotion, 'id' | 'by'>): BonusRefusal | null {
  const { api } = useServices();
  const { locale } = usePlace();
  const isMember = useSession() !== null;
  const { data } = useQuery({
    ...allBonusesOptions(api, locale),
    enabled: isMember && (by === 'deposit' || by === 'claim'),
  });
  return data?.offers.find((offer) => offer.id === id)?.refusal ?? null;
}
