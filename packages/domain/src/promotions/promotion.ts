import type { GameType } from '../games/game.ts';
import { type Satang, satang } from '../money/money.ts';

/** What a promotion gives: a part of what was deposited (or lost, for cashback), or a sum. */
export type PromotionBonus =
  /** Per cent with at most two decimals. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amount: Satang };

/** The conditions of a promotion in figures, so that no page has to read them out of a text. */
export interface PromotionTerms {
  /** Least deposit that brings the bonus, null where no deposit is asked for. */
  readonly minDeposit: Satang | null;
  readonly bonus: PromotionBonus;
  /** Most that one bonus can be, null where nothing limits it. */
  readonly maxBonus: Satang | null;
  /** How many times `turnoverOn` has to be bet before the bonus can be withdrawn; 0 where it can be at once. */
  readonly turnover: number;
  readonly turnoverOn: 'bonus' | 'depositAndBonus';
  /** Kinds of games whose bets do not count for the turnover. */
  readonly excludedTypes: readonly GameType[];
  /** Codes of single games whose bets do not count. */
  readonly excludedGames: readonly string[];
}

/** A picture in two shapes with what it says. */
export interface PromotionPicture {
  /** What the picture says, for those who cannot see it. */
  readonly alt: string;
  /** 1200×480. */
  readonly image: string;
  /** 750×420, for phones. */
  readonly imagePhone: string;
  readonly color: string | null;
}

/** When something is open, in ms since 1970 on the server's clock. */
export interface Schedule {
  readonly startsAt: number;
  /** Null where the end is open. */
  readonly endsAt: number | null;
}

/** One entry of the promotion page. */
export interface Promotion extends Schedule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** HTML as the operator wrote it; it is sanitised where it is shown. */
  readonly content: string;
  readonly picture: PromotionPicture;
  readonly terms: PromotionTerms;
  /** How a member comes by it: with a deposit, by claiming it, by signing up, or by depositing before a deadline. */
  readonly by: 'deposit' | 'claim' | 'registration' | 'countdown';
  /** `new` are members who have never deposited, `invited` those whom the operator chose. */
  readonly audience: 'all' | 'new' | 'visitors' | 'invited';
  /** How often one member can have it. */
  readonly period: 'once' | 'daily' | 'weekly' | 'monthly' | 'each';
  /** Ids of the deposit channels that bring it, null where every channel does. */
  readonly channels: readonly string[] | null;
  /** Whether the member has had it in the present period; null for a visitor. */
  readonly claimed: boolean | null;
}

/** An entry of the event page. */
export interface PromotionEvent extends Schedule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** HTML as the operator wrote it; it is sanitised where it is shown. */
  readonly content: string;
  readonly picture: PromotionPicture;
  /** Path of this site, null where the event leads nowhere. */
  readonly path: string | null;
}

/** What a base amount brings under these terms: nothing below the minimum, never more than the maximum, to the satang. */
export function bonusOn(terms: PromotionTerms, base: Satang): Satang {
  const { bonus, minDeposit, maxBonus } = terms;
  if (minDeposit !== null && base < minDeposit) return satang(0);
  // Hundredths of a per cent are whole numbers, so that no float decides about a satang.
  const full =
    bonus.kind === 'fixed'
      ? bonus.amount
      : satang(Math.floor((base * Math.round(bonus.percent * 100)) / 10_000));
  return maxBonus !== null && full > maxBonus ? maxBonus : full;
}

/** How much has to be bet before a bonus can be withdrawn. `deposit` is 0 where the bonus came without one. */
export function turnoverOf(terms: PromotionTerms, deposit: Satang, bonus: Satang): Satang {
  const base = terms.turnoverOn === 'bonus' ? bonus : deposit + bonus;
  return satang(Math.round(base * terms.turnover));
}

/** Before, within or after a schedule. */
export type ScheduleState = 'upcoming' | 'running' | 'over';

/** Where `now` stands to a schedule; the end itself is outside. */
export function scheduleState({ startsAt, endsAt }: Schedule, now: number): ScheduleState {
  if (now < startsAt) return 'upcoming';
  return endsAt !== null && now >= endsAt ? 'over' : 'running';
}

/** The terms of a promotion worked through once, for people: what is put in, what comes of it, and what has to be bet. */
export interface PromotionExample {
  /** What is deposited, or lost where a part of losses is given back; 0 where the bonus asks for neither. */
  readonly base: Satang;
  readonly bonus: Satang;
  readonly turnover: Satang;
}

/** Amounts that people deposit, in baht; an example begins with one of them. */
const PLAIN_AMOUNTS = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** An example of the terms: the first plain amount that reaches the minimum. Null where even that brings nothing. */
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
