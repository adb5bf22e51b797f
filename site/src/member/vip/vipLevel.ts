import type { Locale, VipLevel } from '@brand/domain';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useServices, useSession } from '../services.ts';

/** Query key of the VIP levels with the standing of a member. */
export const vipKey = (locale: Locale, userId: string | null) => ['vip', locale, userId] as const;

/** The VIP level of the member; null until it is known, for a visitor, and where the operator has no levels. */
export function useVipLevel(): VipLevel | null {
  const { locale } = usePlace();
  const { api, operator } = useServices();
  const userId = useSession()?.userId ?? null;
  const { data } = useQuery({
    queryKey: vipKey(locale, userId),
    queryFn: async ({ signal }) => {
      const { createCommunityApi } = await import('@brand/api/community');
      return createCommunityApi(api.client).vip(locale, { signal });
    },
    enabled: operator.features.vip && userId !== null,
  });
  const own = data?.standing?.level;
  return data?.levels.find(({ level }) => level === own) ?? null;
}
