import {
  type BangkokDay,
  bangkokDay,
  bangkokDayStart,
  bangkokMonthStart,
  shiftDay,
} from '../time/bangkokTime.ts';
import type { GameType } from '../games/game.ts';
import type { Satang } from '../money/money.ts';

/** Figures of the programme come up to date once a day, at this hour in Bangkok (section 9). */
export const AFFILIATE_UPDATE_HOUR = 11;

/** Income can be withdrawn on these days of each month, both included (section 9). */
export const AFFILIATE_WINDOW = { firstDay: 1, lastDay: 5 } as const;

/** Days that one report covers at most. */
export const AFFILIATE_REPORT_DAYS = 92;

const HOUR_MS = 3_600_000;

/** The last time at which the figures came up to date, at or before `now`; both in ms since 1970. */
export function lastAffiliateUpdate(now: number): number {
  const day = bangkokDay(now - AFFILIATE_UPDATE_HOUR * HOUR_MS);
  return bangkokDayStart(day) + AFFILIATE_UPDATE_HOUR * HOUR_MS;
}

/** When the figures come up to date next, after `now`; both in ms since 1970. */
export function nextAffiliateUpdate(now: number): number {
  return lastAffiliateUpdate(now) + 24 * HOUR_MS;
}

/** The days on which income can be withdrawn: those that are running, else the next ones. Ms since 1970. */
export interface AffiliateWindow {
  readonly open: boolean;
  /** When they begin or began. */
  readonly opensAt: number;
  /** The first moment after them. */
  readonly closesAt: number;
}

/** The window of section 9 at a time of the server's clock. */
export function affiliateWindow(now: number): AffiliateWindow {
  const { firstDay, lastDay } = AFFILIATE_WINDOW;
  const today = bangkokDay(now);
  const date = Number(today.slice(8));
  const month = bangkokMonthStart(today, date > lastDay ? 1 : 0);
  const opensAt = bangkokDayStart(shiftDay(bangkokDay(month), firstDay - 1));
  const closesAt = bangkokDayStart(shiftDay(bangkokDay(month), lastDay));
  return { open: date >= firstDay && date <= lastDay, opensAt, closesAt };
}

/** Why income cannot be withdrawn now; the codes of section 8 in words. */
export type AffiliateWithdrawBlock = 'window' | 'oncePerDay' | 'belowMinimum' | 'other';

/** Whether income can be withdrawn, and when next. Times in ms since 1970. */
export interface AffiliateWithdrawTerms {
  readonly minimum: Satang;
  /** Null when a withdrawal of the whole balance would be taken now. */
  readonly block: AffiliateWithdrawBlock | null;
  /** When the calendar allows the next one; null when it does now. */
  readonly opensAt: number | null;
  /** When the days that are running end; null outside them. */
  readonly closesAt: number | null;
}

/** What a member earns by referring others, and the figures over it (the affiliate page). */
export interface AffiliateLeader {
  readonly id: string;
  /** Last part of the link: `/aff/{code}`. */
  readonly code: string;
  /** Commission on turnover, in percent by type of game. */
  readonly rates: readonly { readonly type: GameType; readonly percent: number }[];
  /** What can be withdrawn. */
  readonly balance: Satang;
  /** Commission credited today, yesterday and this month (section 2, Income periods). */
  readonly income: { readonly today: Satang; readonly yesterday: Satang; readonly month: Satang };
  /** Commission since the beginning. */
  readonly totalIncome: Satang;
  readonly totalWithdrawn: Satang;
  /** When the figures came up to date, in ms since 1970; null before the first time. */
  readonly updatedAt: number | null;
  readonly nextUpdateAt: number;
  /** Visitors who came through the link, each once a day; null where the API does not count them. */
  readonly visits: { readonly today: number; readonly thisMonth: number } | null;
  readonly members: {
    readonly total: number;
    /** Who played in the last 30 days. */
    readonly active: number;
    readonly joinedToday: number;
    readonly joinedThisMonth: number;
  };
  readonly withdraw: AffiliateWithdrawTerms;
}

/** Somebody whom the member referred. */
export interface AffiliateMember {
  readonly id: string;
  /** User name with most of it hidden. */
  readonly name: string;
  /** Ms since 1970; null where it is not known. */
  readonly joinedAt: number | null;
  readonly deposits: number;
  readonly deposited: Satang;
  readonly turnover: Satang;
  /** What the referrer earned by them. */
  readonly commission: Satang;
  /** Last day on which they played, null before the first. */
  readonly lastActive: BangkokDay | null;
}

/** One movement of the affiliate account. `other` keeps the API's own word in `rawType`. */
export interface AffiliateTransaction {
  readonly id: string;
  /** Ms since 1970. */
  readonly time: number;
  readonly type: 'commission' | 'withdraw' | 'adjust' | 'other';
  readonly rawType: string;
  /** Positive where money came, negative where it went. */
  readonly amount: Satang;
  /** Balance of the account afterwards. */
  readonly balance: Satang;
  /** With a commission: the day that it was earned on. */
  readonly day: BangkokDay | null;
  /** Reference for support. */
  readonly reference: string | null;
}

/** Sums that a day, a member and a whole report share. */
export interface AffiliateFigures {
  readonly deposited: Satang;
  readonly withdrawn: Satang;
  readonly turnover: Satang;
  /** What they won less what they bet; below zero where they lost. */
  readonly winLoss: Satang;
  readonly commission: Satang;
}

/** One day of the daily report. */
export interface AffiliateDay extends AffiliateFigures {
  readonly day: BangkokDay;
  readonly newMembers: number;
  readonly activeMembers: number;
  /** When the commission was credited, in ms since 1970; null where there was none. */
  readonly creditedAt: number | null;
}

/** Days from newest to oldest, and their sums. */
export interface AffiliateReport {
  readonly from: BangkokDay;
  readonly to: BangkokDay;
  readonly days: readonly AffiliateDay[];
  readonly total: AffiliateFigures & { readonly newMembers: number };
}

/** What one member did in the days of a report. */
export interface AffiliateReportMember extends AffiliateFigures {
  readonly id: string;
  readonly name: string;
  readonly deposits: number;
  /** Joined in these days. */
  readonly isNew: boolean;
}

/** One page of the members who did anything in a range of days, and the sums over all of them. */
export interface AffiliateMemberReport {
  readonly from: BangkokDay;
  readonly to: BangkokDay;
  /** False where the figures of the last of these days are not there yet. */
  readonly settled: boolean;
  readonly members: readonly AffiliateReportMember[];
  readonly totalMembers: number;
  readonly total: AffiliateFigures;
}
