import type { ShippedLocale, PromotionTerms, Satang } from '@brand/domain';
import type { PictureId } from '../art/banners/pictures.ts';

/** Text of a promotion in one language. The rest of its text is generated from its terms. */
export interface PromotionWords {
  title: string;
  summary: string;
  /** Opening paragraph of the content. */
  intro: string;
}

/** The condition of a claimed bonus, instead of a deposit. */
export type ClaimRule =
  /** Deposits of that many days that add up to an amount. */
  | { kind: 'deposited'; days: number; amount: Satang }
  /** A net loss in the last week, Monday to Sunday in Bangkok; the bonus is a share of it. */
  | { kind: 'lossOfLastWeek' };

/** A promotion of the operator; its opening times are in the database. */
export interface CataloguePromotion {
  id: string;
  picture: PictureId;
  words: Readonly<Record<ShippedLocale, PromotionWords>>;
  terms: PromotionTerms;
  by: 'deposit' | 'claim' | 'registration' | 'countdown';
  audience: 'all' | 'new' | 'visitors' | 'invited';
  period: 'once' | 'daily' | 'weekly' | 'monthly' | 'each';
  /** Channels that qualify; null for every channel. */
  channels: readonly string[] | null;
  /** Whether it is available only after the turnover of all other exclusive bonuses is complete. */
  exclusive: boolean;
  rule?: ClaimRule;
  /** Days from the seed; a negative `from` is before it, and `to` null means no end. */
  open: { from: number; to: number | null };
}
