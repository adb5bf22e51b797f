import type { DepositChannel } from '@brand/domain';

/** Channels of one kind, in the order in which they came. */
export interface ChannelGroup {
  readonly kind: DepositChannel['kind'];
  readonly channels: readonly DepositChannel[];
}

/** What is credited at once comes before what somebody has to report. */
const ORDER = ['payment', 'truewallet', 'bank', 'usdt'] as const;

/** The channels by kind; kinds without any are left out. */
export function groupChannels(channels: readonly DepositChannel[]): readonly ChannelGroup[] {
  return ORDER.map((kind) => ({
    kind,
    channels: channels.filter((channel) => channel.kind === kind),
  })).filter((group) => group.channels.length > 0);
}
