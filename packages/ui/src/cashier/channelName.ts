import type { DepositChannel } from '@brand/domain';

/** Name of a channel; a USDT network has none and is its own name. */
export function channelName(channel: DepositChannel): string {
  return channel.kind === 'usdt' ? `USDT ${channel.network}` : channel.name;
}
