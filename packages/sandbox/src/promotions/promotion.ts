import type { Locale, PromotionTerms, Satang } from '@brand/domain';
import type { PictureId } from '../art/banners/banner.ts';

/** What a promotion says in one language. The rest of its text is made of its terms. */
export interface PromotionWords {
  title: string;
  summary: string;
  /** Opening paragraph of the content. */
  intro: string;
}

/** What a member has to bring besides the deposit, for a bonus that is claimed. */
export type ClaimRule =
  /** Deposits of so many days that add up to an amount. */
  | { kind: 'deposited'; days: number; amount: Satang }
  /** A net loss in the last week, Monday to Sunday in Bangkok; the bonus is a part of it. */
  | { kind: 'lossOfLastWeek' };

/** A promotion as the operator wrote it; when it is open stands in the database. */
export interface CataloguePromotion {
  id: string;
  picture: PictureId;
  words: Readonly<Record<Locale, PromotionWords>>;
  terms: PromotionTerms;
  by: 'deposit' | 'claim' | 'registration' | 'countdown';
  audience: 'all' | 'new' | 'visitors' | 'invited';
  period: 'once' | 'daily' | 'weekly' | 'monthly' | 'each';
  /** Channels that bring it; null where every channel does. */
  channels: readonly string[] | null;
  /** Whether it waits until the turnover of every other such bonus is complete. */
  exclusive: boolean;
  rule?: ClaimRule;
  /** Days from the seeding; `from` before it where negative, `to` null for an open end. */
  open: { from: number; to: number | null };
}
