import type { GameType } from '../games/game.ts';
import { type Satang, satang } from '../money/money.ts';
import type { Schedule } from './schedule.ts';

/** The bonus of a promotion: a percentage of the deposit (or of the losses, for cashback), or a fixed sum. */
export type PromotionBonus =
  /** Percent with at most two decimals. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: Satang };

/** The terms of a promotion as values, so that no page has to parse a text. */
export interface PromotionTerms {
  /** Minimum deposit; null if no deposit is required. */
  readonly minDeposit: Satang | null;
  readonly bonus: PromotionBonus;
  /** Maximum bonus; null for no limit. */
  readonly maxBonus: Satang | null;
  /** Turnover multiplier of `turnoverOn` before the bonus can be withdrawn; 0 for no turnover. */
  readonly turnover: number;
  readonly turnoverOn: 'bonus' | 'depositAndBonus';
  /** Game types whose bets do not count for the turnover. */
  readonly excludedTypes: readonly GameType[];
  /** Codes of single games whose bets do not count. */
  readonly excludedGames: readonly string[];
}

/** A picture in two sizes with its alternative text. */
export interface PromotionPicture {
  /** Alternative text of the picture. */
  readonly alt: string;
  /** 1200×480. */
  readonly image: string;
  /** 750×420, for phones. */
  readonly imagePhone: string;
  readonly color: string | null;
}

/** One entry of the promotion page. */
export interface Promotion extends Schedule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** HTML as the operator wrote it. It is sanitised before display. */
  readonly content: string;
  readonly picture: PromotionPicture;
  readonly terms: PromotionTerms;
  /** How a member gets it: with a deposit, by claiming, by registering, or by depositing before a deadline. */
  readonly by: 'deposit' | 'claim' | 'registration' | 'countdown';
  /** `new` are members without a deposit, `invited` are selected by the operator. */
  readonly audience: 'all' | 'new' | 'visitors' | 'invited';
  /** How often one member can get it. */
  readonly period: 'once' | 'daily' | 'weekly' | 'monthly' | 'each';
  /** Ids of the deposit channels that include it; null for all channels. */
  readonly channels: readonly string[] | null;
  /** Whether the member has received it in the current period; null for a visitor. */
  readonly claimed: boolean | null;
}

/** An entry of the event page. */
export interface PromotionEvent extends Schedule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** HTML as the operator wrote it. It is sanitised before display. */
  readonly content: string;
  readonly picture: PromotionPicture;
  /** Path of this site; null if the event has no link. */
  readonly path: string | null;
}

/**
 * The bonus for a base amount under these terms: zero below the minimum, limited by the maximum, exact to the satang.
 */
export function bonusOn(terms: PromotionTerms, base: Satang): Satang {
  const { bonus, minDeposit, maxBonus } = terms;
  if (minDeposit !== null && base < minDeposit) return satang(0);
  // Hundredths of a percent are integers, so that no float rounding affects the result.
  const full =
    bonus.kind === 'fixed'
      ? bonus.amount
      : satang(Math.floor((base * Math.round(bonus.percent * 100)) / 10_000));
  return maxBonus !== null && full > maxBonus ? maxBonus : full;
}

/** The turnover before a bonus can be withdrawn. `deposit` is 0 for a bonus without a deposit. */
export function turnoverOf(terms: PromotionTerms, deposit: Satang, bonus: Satang): Satang {
  const base = terms.turnoverOn === 'bonus' ? bonus : deposit + bonus;
  return satang(Math.round(base * terms.turnover));
}

/** A calculated example of the terms: the base amount, the bonus and the turnover. */
export interface PromotionExample {
  /** The deposit, or the loss for cashback; 0 if the bonus requires neither. */
  readonly base: Satang;
  readonly bonus: Satang;
  readonly turnover: Satang;
}

/** Typical deposit amounts in baht. An example starts with one of them. */
const PLAIN_AMOUNTS = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** An example of the terms: the first typical amount that reaches the minimum. Null if the bonus would be zero. */
export function promotionExample(
  terms: PromotionTerms,
  by: Promotion['by'],
): PromotionExample | null {
  const { bonus, minDeposit } = terms;
  const isOfLoss = by === 'claim' && bonus.kind === 'percent';
  const hasBase = minDeposit !== null || bonus.kind === 'percent';
  const least = minDeposit ?? satang(0);
  const plain = PLAIN_AMOUNTS.map((baht) => satang(baht * 100)).find((each) => each >= least);
  const base = hasBase ? (plain ?? least) : satang(0);
  const brings = bonusOn(terms, base);
  if (brings === 0) return null;
  return { base, bonus: brings, turnover: turnoverOf(terms, isOfLoss ? satang(0) : base, brings) };
}
