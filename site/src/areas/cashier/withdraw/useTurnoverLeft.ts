import { turnoverLeft } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../routing/navigation.ts';
import { allBonusesOptions } from '../../../member/bonus/bonusQueries.ts';
import { useServices } from '../../../member/services.ts';

/**
 * Turnover that is left until the locked part of the balance is free, in satang.
 *
 * @param wanted whether a part is locked; nothing is requested before
 * @returns null while unknown
 */
export function useTurnoverLeft(wanted: boolean) {
  const { locale } = usePlace();
  const { api } = useServices();
  const { data } = useQuery({
    ...allBonusesOptions(api, locale),
    select: ({ mine }) => turnoverLeft(mine),
    enabled: wanted,
  });
  return data ?? null;
}
