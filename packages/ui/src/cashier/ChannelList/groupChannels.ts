import type { DepositChannel } from '@brand/domain';

/** Channels of one kind, in API order. */
export interface ChannelGroup {
  readonly kind: DepositChannel['kind'];
  readonly channels: readonly DepositChannel[];
}

/** Channels with instant credit come before channels that need a report. */
const ORDER = ['payment', 'truewallet', 'bank', 'usdt'] as const;

/** Groups the channels by kind. Empty kinds are left out. */
export function groupChannels(channels: readonly DepositChannel[]): readonly ChannelGroup[] {
  return ORDER.map((kind) => ({
    kind,
    channels: channels.filter((channel) => channel.kind === kind),
  })).filter((group) => group.channels.length > 0);
}
