import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../routing/navigation.ts';
import { useServices, useSession } from '../../member/services.ts';
import { profileOptions, qrChannelsOptions } from '../../member/cashier/cashierQueries.ts';
import { useCashierApi } from '../../member/cashier/useCashierApi.ts';

const NONE: readonly string[] = [];

/** Names of the deposit channels of a promotion, from the member's own list. None for a visitor. */
export function useChannelNames(ids: readonly string[] | null): readonly string[] {
  const services = useServices();
  const api = useCashierApi();
  const { locale } = usePlace();
  const enabled = useSession() !== null && ids !== null;
  const { data: qr } = useQuery({ ...qrChannelsOptions(api, locale), enabled });
  const { data: profile } = useQuery({ ...profileOptions(services, locale), enabled });
  if (!ids || !enabled) return NONE;
  const channels = [
    ...(qr ?? []),
    ...(profile?.bankChannels ?? []),
    ...(profile?.usdtChannels ?? []),
  ];
  const names = channels
    .filter(({ id }) => ids.includes(id))
    .map((channel) => (channel.kind === 'usdt' ? `USDT ${channel.network}` : channel.name));
  return [...new Set(names)];
}
