import { type ShippedLocale, bahtFromSatang, satang } from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import {
  type BonusMessages,
  type Channel,
  type ChannelKind,
  channelsFor,
  nameOf,
  rangeOf,
} from './channels.ts';

/** Address of the logo of a bank, a wallet or a network. */
function mark({ apiOrigin }: Context, name: string): string {
  return `${apiOrigin}/cdn/banks/${name}.svg`;
}

function wireBonus({ bonus }: Channel, language: ShippedLocale): Record<string, unknown> | null {
  if (bonus === null) return null;
  const { short, sentence } = (JSON.parse(bonus) as Record<ShippedLocale, BonusMessages>)[language];
  return { is_bonus: true, massage: sentence, topshow: short };
}

/** The channels of a kind that a member is offered, in the fields of section 3 and with names in that language. */
export function wireChannels(context: Context, member: string, language: ShippedLocale) {
  return (kind: ChannelKind) =>
    channelsFor(context, member, kind).map((channel) => wireChannel(context, channel, language));
}

function wireChannel(
  context: Context,
  channel: Channel,
  language: ShippedLocale,
): Record<string, unknown> {
  if (channel.kind === 'usdt') return wireUsdt(context, channel, language);
  const { min, max } = rangeOf(channel);
  return {
    id: channel.id,
    type: channel.kind,
    img: mark(context, channel.mark),
    provider: nameOf(channel, language),
    min_deposit: bahtFromSatang(min),
    max_deposit: bahtFromSatang(max),
    bonus: wireBonus(channel, language),
    ...(channel.kind !== 'payment' && { acc_name: channel.holder }),
    ...(channel.kind === 'bank' && {
      bank_id: channel.mark,
      acc_no: channel.account_number,
      changed: channel.account_changed === null ? null : unixSeconds(channel.account_changed),
      acc_no_before: channel.account_before,
    }),
  };
}

function wireUsdt(
  context: Context,
  channel: Channel,
  language: ShippedLocale,
): Record<string, unknown> {
  const { network, address, exchange, min, max } = channel;
  if (network === null || address === null || exchange === null) {
    throw new Error(`The USDT channel ${channel.id} is not whole`);
  }
  const baht = (amount: number | null) => (amount === null ? null : bahtFromSatang(satang(amount)));
  return {
    id: channel.id,
    type: 'usdt-type',
    img: mark(context, channel.mark),
    img_network: mark(context, network.toLowerCase()),
    network,
    acc_name: channel.holder,
    address,
    exchange: exchange / 10_000,
    min_deposit: baht(min),
    max_deposit: baht(max),
    bonus: wireBonus(channel, language),
  };
}
