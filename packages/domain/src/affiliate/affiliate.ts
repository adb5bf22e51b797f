import {
  type BangkokDay,
  bangkokDay,
  bangkokDayStart,
  bangkokMonthStart,
  shiftDay,
} from '../time/bangkokTime.ts';
import type { GameType } from '../games/game.ts';
import type { Satang } from '../money/money.ts';

/** The affiliate figures are updated once a day, at this hour in Bangkok (section 9). */
export const AFFILIATE_UPDATE_HOUR = 11;

/** Income can be withdrawn on these days of each month, both included (section 9). */
export const AFFILIATE_WINDOW = { firstDay: 1, lastDay: 5 } as const;

/** Maximum number of days in one report. */
export const AFFILIATE_REPORT_DAYS = 92;

const HOUR_MS = 3_600_000;

/** The last update of the figures at or before `now`; both in ms since 1970. */
export function lastAffiliateUpdate(now: number): number {
  const day = bangkokDay(now - AFFILIATE_UPDATE_HOUR * HOUR_MS);
  return bangkokDayStart(day) + AFFILIATE_UPDATE_HOUR * HOUR_MS;
}

/** The next update of the figures after `now`; both in ms since 1970. */
export function nextAffiliateUpdate(now: number): number {
  return lastAffiliateUpdate(now) + 24 * HOUR_MS;
}

/** The withdrawal window: the current one, or else the next one. Ms since 1970. */
export interface AffiliateWindow {
  readonly open: boolean;
  /** Start of the window. */
  readonly opensAt: number;
  /** First moment after the window. */
  readonly closesAt: number;
}

/** The withdrawal window of section 9 at a time of the server's clock. */
export function affiliateWindow(now: number): AffiliateWindow {
  const { firstDay, lastDay } = AFFILIATE_WINDOW;
  const today = bangkokDay(now);
  const date = Number(today.slice(8));
  const month = bangkokMonthStart(today, date > lastDay ? 1 : 0);
  const opensAt = bangkokDayStart(shiftDay(bangkokDay(month), firstDay - 1));
  const closesAt = bangkokDayStart(shiftDay(bangkokDay(month), lastDay));
  return { open: date >= firstDay && date <= lastDay, opensAt, closesAt };
}

/** Why income cannot be withdrawn now: names for the codes of section 8. */
export type AffiliateWithdrawBlock = 'window' | 'oncePerDay' | 'belowMinimum' | 'other';

/** Whether income can be withdrawn, and when next. Times in ms since 1970. */
export interface AffiliateWithdrawTerms {
  readonly minimum: Satang;
  /** Null if a withdrawal of the whole balance would be accepted now. */
  readonly block: AffiliateWithdrawBlock | null;
  /** When the calendar next allows a withdrawal; null if it allows one now. */
  readonly opensAt: number | null;
  /** When the current window ends; null outside a window. */
  readonly closesAt: number | null;
}

/** Earnings and figures of a referrer (affiliate page). */
export interface AffiliateLeader {
  readonly id: string;
  /** Last part of the link: `/aff/{code}`. */
  readonly code: string;
  /** Commission on turnover, in percent by type of game. */
  readonly rates: readonly { readonly type: GameType; readonly percent: number }[];
  /** Balance that can be withdrawn. */
  readonly balance: Satang;
  /** Commission credited today, yesterday and this month (section 2, Income periods). */
  readonly income: { readonly today: Satang; readonly yesterday: Satang; readonly month: Satang };
  /** Total commission since the start. */
  readonly totalIncome: Satang;
  readonly totalWithdrawn: Satang;
  /** When the figures were last updated, in ms since 1970; null before the first update. */
  readonly updatedAt: number | null;
  readonly nextUpdateAt: number;
  /** Visitors who opened the link, counted once a day each; null if the API does not count them. */
  readonly visits: { readonly today: number; readonly thisMonth: number } | null;
  readonly members: {
    readonly total: number;
    /** Members who played in the last 30 days. */
    readonly active: number;
    readonly joinedToday: number;
    readonly joinedThisMonth: number;
  };
  readonly withdraw: AffiliateWithdrawTerms;
}

/** A referred member. */
export interface AffiliateMember {
  readonly id: string;
  /** Masked user name. */
  readonly name: string;
  /** Ms since 1970; null if unknown. */
  readonly joinedAt: number | null;
  readonly deposits: number;
  readonly deposited: Satang;
  readonly turnover: Satang;
  /** What the referrer earned from this member. */
  readonly commission: Satang;
  /** Last day on which they played; null before the first. */
  readonly lastActive: BangkokDay | null;
}

/** One transaction of the affiliate account. `other` keeps the API's type in `rawType`. */
export interface AffiliateTransaction {
  readonly id: string;
  /** Ms since 1970. */
  readonly time: number;
  readonly type: 'commission' | 'withdraw' | 'adjust' | 'other';
  readonly rawType: string;
  /** Positive for credits, negative for debits. */
  readonly amount: Satang;
  /** Account balance after the transaction. */
  readonly balance: Satang;
  /** With a commission: the day on which it was earned. */
  readonly day: BangkokDay | null;
  /** Reference for support. */
  readonly reference: string | null;
}

/** Sums used for a day, a member and a whole report. */
export interface AffiliateFigures {
  readonly deposited: Satang;
  readonly withdrawn: Satang;
  readonly turnover: Satang;
  /** Wins minus bets; negative for a loss. */
  readonly winLoss: Satang;
  readonly commission: Satang;
}

/** One day of the daily report. */
export interface AffiliateDay extends AffiliateFigures {
  readonly day: BangkokDay;
  readonly newMembers: number;
  readonly activeMembers: number;
  /** When the commission was credited, in ms since 1970; null if there was none. */
  readonly creditedAt: number | null;
}

/** Days from newest to oldest, and their sums. */
export interface AffiliateReport {
  readonly from: BangkokDay;
  readonly to: BangkokDay;
  readonly days: readonly AffiliateDay[];
  readonly total: AffiliateFigures & { readonly newMembers: number };
}

/** Activity of one member in the days of a report. */
export interface AffiliateReportMember extends AffiliateFigures {
  readonly id: string;
  readonly name: string;
  readonly deposits: number;
  /** Whether the member joined in these days. */
  readonly isNew: boolean;
}

/** One page of the members who were active in a range of days, and the sums of all of them. */
export interface AffiliateMemberReport {
  readonly from: BangkokDay;
  readonly to: BangkokDay;
  /** False if the figures of the last day are not available yet. */
  readonly settled: boolean;
  readonly members: readonly AffiliateReportMember[];
  readonly totalMembers: number;
  readonly total: AffiliateFigures;
}
