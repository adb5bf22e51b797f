import { bahtFromSatang } from '@brand/domain';
import type { Context } from '../context.ts';
import type { BankAccountChannel, Channel, HeldChannel, UsdtChannel } from './channels.ts';

/** Address of a bank's or wallet's mark. */
function mark({ apiOrigin }: Context, name: string): string {
  return `${apiOrigin}/cdn/banks/${name}.svg`;
}

/** A channel in the fields of section 3. */
export function wireChannel(
  context: Context,
  channel: Channel | HeldChannel | BankAccountChannel,
): Record<string, unknown> {
  return {
    id: channel.id,
    img: mark(context, channel.mark),
    provider: channel.provider,
    min_deposit: bahtFromSatang(channel.range.min),
    max_deposit: bahtFromSatang(channel.range.max),
    bonus: channel.bonus
      ? { is_bonus: true, massage: channel.bonus.sentence, topshow: channel.bonus.short }
      : null,
    ...('holder' in channel && { acc_name: channel.holder }),
    ...('bank' in channel && { bank_id: channel.bank, acc_no: channel.accountNumber }),
  };
}

/** A USDT address in the fields of section 3. */
export function wireUsdtChannel(context: Context, channel: UsdtChannel): Record<string, unknown> {
  return {
    id: channel.id,
    img: mark(context, channel.mark),
    img_network: null,
    network: channel.network,
    acc_name: channel.holder,
    address: channel.address,
    exchange: channel.exchange,
    bonus: null,
  };
}
