import { type AmountRange, type Locale, DEFAULT_DEPOSIT_RANGE, satang } from '@brand/domain';
import type { Context } from '../context.ts';

/** Lists that a channel can stand in (section 3, Profile). */
export type ChannelKind = 'payment' | 'truewallet' | 'bank' | 'usdt';

/** What an operator says about a bonus: a short text for the picker and a sentence. */
export interface BonusMessages {
  short: string;
  sentence: string;
}

/** A way to deposit as stored. */
export interface Channel {
  id: string;
  kind: ChannelKind;
  /** Name of the mark in the CDN; of a bank channel the bank code of section 3. */
  mark: string;
  name_th: string;
  name_en: string;
  /** In satang; null where the general figures of section 9 hold. */
  min: number | null;
  max: number | null;
  /** `BonusMessages` by language as JSON, null where there is no bonus. */
  bonus: string | null;
  holder: string | null;
  /** Of a bank channel, digits only. */
  account_number: string | null;
  /** When the number last changed, in milliseconds since 1970; null when it never did. */
  account_changed: number | null;
  /** The number before that, digits only; null when it never changed. */
  account_before: string | null;
  /** Of a USDT channel. */
  network: string | null;
  address: string | null;
  /** Baht for 1 USDT, in ten-thousandths of a baht. */
  exchange: number | null;
}

/** Channels of one kind that are open and that this member is offered, in the order of the operator. */
export function channelsFor({ db }: Context, member: string, kind: ChannelKind): Channel[] {
  return db.all<Channel>(
    `SELECT * FROM channels WHERE kind = ? AND open = 1
     AND id NOT IN (SELECT channel FROM hidden_channels WHERE member = ?) ORDER BY place`,
    kind,
    member,
  );
}

/** The channel of that kind and id as this member is offered it, or undefined. */
export function channelFor(
  context: Context,
  member: string,
  kind: ChannelKind,
  id: string,
): Channel | undefined {
  return channelsFor(context, member, kind).find((channel) => channel.id === id);
}

/** Least and most of one deposit. */
export function rangeOf({ min, max }: Channel): AmountRange {
  return {
    min: satang(min ?? DEFAULT_DEPOSIT_RANGE.min),
    max: satang(max ?? DEFAULT_DEPOSIT_RANGE.max),
  };
}

/** Name in that language. */
export function nameOf(channel: Pick<Channel, 'name_th' | 'name_en'>, language: Locale): string {
  return language === 'en' ? channel.name_en : channel.name_th;
}
