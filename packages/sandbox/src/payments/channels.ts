import { type AmountRange, type ShippedLocale, DEFAULT_DEPOSIT_RANGE, satang } from '@brand/domain';
import type { Context } from '../context.ts';

/** Lists of channels (section 3, Profile). */
export type ChannelKind = 'payment' | 'truewallet' | 'bank' | 'usdt';

/** Texts of a bonus: a short text for the picker and a sentence. */
export interface BonusMessages {
  short: string;
  sentence: string;
}

/** A deposit channel as stored. */
export interface Channel {
  id: string;
  kind: ChannelKind;
  /** Name of the logo in the CDN; for a bank channel the bank code of section 3. */
  mark: string;
  name_th: string;
  name_en: string;
  /** In satang; null if the general figures of section 9 apply. */
  min: number | null;
  max: number | null;
  /** `BonusMessages` by language as JSON; null if there is no bonus. */
  bonus: string | null;
  holder: string | null;
  /** For a bank channel, digits only. */
  account_number: string | null;
  /** When the number last changed, in milliseconds since 1970; null if it never changed. */
  account_changed: number | null;
  /** The previous number, digits only; null if it never changed. */
  account_before: string | null;
  /** For a USDT channel. */
  network: string | null;
  address: string | null;
  /** Baht for 1 USDT, in ten-thousandths of a baht. */
  exchange: number | null;
}

/** Open channels of one kind that this member is offered, in the operator’s order. */
export function channelsFor({ db }: Context, member: string, kind: ChannelKind): Channel[] {
  return db.all<Channel>(
    `SELECT * FROM channels WHERE kind = ? AND open = 1
     AND id NOT IN (SELECT channel FROM hidden_channels WHERE member = ?) ORDER BY place`,
    kind,
    member,
  );
}

/** The channel of that kind and id, if this member is offered it. */
export function channelFor(
  context: Context,
  member: string,
  kind: ChannelKind,
  id: string,
): Channel | undefined {
  return channelsFor(context, member, kind).find((channel) => channel.id === id);
}

/** Minimum and maximum of one deposit. */
export function rangeOf({ min, max }: Channel): AmountRange {
  return {
    min: satang(min ?? DEFAULT_DEPOSIT_RANGE.min),
    max: satang(max ?? DEFAULT_DEPOSIT_RANGE.max),
  };
}

/** Name in that language. */
export function nameOf(
  channel: Pick<Channel, 'name_th' | 'name_en'>,
  language: ShippedLocale,
): string {
  return language === 'en' ? channel.name_en : channel.name_th;
}
