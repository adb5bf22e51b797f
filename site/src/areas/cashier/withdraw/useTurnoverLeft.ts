import { turnoverLeft } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../routing/navigation.ts';
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
    queryKey: ['turnoverLeft', locale],
    queryFn: async ({ signal }) => {
      const { createPromotionsApi } = await import('@brand/api/promotions');
      const { mine } = await createPromotionsApi(api.client).bonuses(locale, {}, { signal });
      return turnoverLeft(mine);
    },
    staleTime: 0,
    enabled: wanted,
  });
  return data ?? null;
}
