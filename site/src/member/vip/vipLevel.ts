import type { MemberApi } from '@brand/api';
import type { Locale, VipLevel } from '@brand/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { loadCommunityApi } from '../communityApi.ts';
import { useServices, useSession } from '../services.ts';

/** The VIP levels, with the member's current level. */
export function vipOptions(api: MemberApi, locale: Locale, userId: string | null) {
  return queryOptions({
    queryKey: ['vip', locale, userId],
    queryFn: async ({ signal }) => (await loadCommunityApi(api)).vip(locale, { signal }),
  });
}

/** The VIP level of the member; null until it is known, for a visitor, and where the operator has no levels. */
export function useVipLevel(): VipLevel | null {
  const { locale } = usePlace();
  const { api, operator } = useServices();
  const userId = useSession()?.userId ?? null;
  const enabled = operator.features.vip && userId !== null;
  const { data } = useQuery({ ...vipOptions(api, locale, userId), enabled });
  const own = data?.standing?.level;
  return data?.levels.find(({ level }) => level === own) ?? null;
}
