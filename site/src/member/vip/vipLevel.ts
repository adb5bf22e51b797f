import type { Locale, VipLevel, VipProgramme } from '@brand/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useSession } from '../services.ts';

/** Query key of the VIP levels with the standing of a member. */
export const vipKey = (locale: Locale, userId: string | null) => ['vip', locale, userId] as const;

/** The VIP level of the member if a page has read it; null otherwise. Requests nothing. */
export function useKnownVipLevel(): VipLevel | null {
  const { locale } = usePlace();
  const userId = useSession()?.userId ?? null;
  const { data } = useQuery<VipProgramme>({ queryKey: vipKey(locale, userId), queryFn: skipToken });
  const own = data?.standing?.level;
  return data?.levels.find(({ level }) => level === own) ?? null;
}
