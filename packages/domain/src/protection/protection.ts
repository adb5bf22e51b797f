import {
  bangkokDay,
  bangkokDayStart,
  bangkokMonthStart,
  daysBetween,
  shiftDay,
} from '../time/bangkokTime.ts';
import { type Satang, parseSatang, satang } from '../money/money.ts';
import { plainAmountText } from '../money/typedAmount.ts';

const DAY_MS = 86_400_000;

/** What a deposit limit is counted over, by Bangkok's calendar; a week begins on Monday. */
export type LimitPeriod = 'day' | 'week' | 'month';

/** Every period, the shortest first. */
export const LIMIT_PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** A raised or removed limit counts this long after it was asked for, by the server's clock. */
export const LIMIT_RISE_WAIT_MS = DAY_MS;

/** A change that was asked for and does not count yet. */
export interface PendingLimit {
  /** Null: no limit any more. */
  readonly limit: Satang | null;
  /** When it begins to count, in ms since 1970 on the server's clock. */
  readonly from: number;
}

/** The limit that a member has set on the deposits of one period. */
export interface DepositLimit {
  readonly period: LimitPeriod;
  /** Null where none is set. */
  readonly limit: Satang | null;
  /** Deposits of the running period: completed ones and those on their way. */
  readonly used: Satang;
  /** What can still be deposited in the running period, never below zero; null where no limit is set. */
  readonly left: Satang | null;
  /** When the next period begins, in ms since 1970. */
  readonly renewsAt: number;
  readonly pending: PendingLimit | null;
}

/** What a limit may be. */
export interface DepositLimitRange {
  readonly least: Satang;
  readonly most: Satang;
}

/** The limits of a member, with what a limit may be. */
export interface DepositLimits extends DepositLimitRange {
  /** One for each of `LIMIT_PERIODS`, in that order. */
  readonly limits: readonly DepositLimit[];
}

/** First moment of the period that a moment lies in; both in ms since 1970. */
export function limitPeriodStart(period: LimitPeriod, timeMs: number): number {
  const day = bangkokDay(timeMs);
  if (period === 'month') return bangkokMonthStart(day);
  return bangkokDayStart(period === 'day' ? day : mondayOf(day));
}

/** First moment of the period after it. */
export function limitPeriodEnd(period: LimitPeriod, timeMs: number): number {
  const day = bangkokDay(timeMs);
  if (period === 'month') return bangkokMonthStart(day, 1);
  return bangkokDayStart(period === 'day' ? shiftDay(day, 1) : shiftDay(mondayOf(day), 7));
}

/** A Monday long ago: days from it tell the day of the week. */
const SOME_MONDAY = '2000-01-03';

function mondayOf(day: string): string {
  return shiftDay(day, -(daysBetween(SOME_MONDAY, day) % 7));
}

/** Whether a change lets a member deposit more: it then waits. The first limit and a lower one count at once. */
export function isRise(from: Satang | null, to: Satang | null): boolean {
  return from !== null && (to === null || to > from);
}

/** A limit as it is kept: what counts, and what was asked for. */
export type StandingLimit = Pick<DepositLimit, 'limit' | 'pending'>;

/** How a limit stands at a moment: a change whose time has come counts. */
export function limitAt(standing: StandingLimit, timeMs: number): StandingLimit {
  const { pending } = standing;
  return pending && pending.from <= timeMs ? { limit: pending.limit, pending: null } : standing;
}

/**
 * A limit after the member has asked for another one: a rise waits, and waits no longer for being asked for twice; anything
 * else counts at once and takes a rise back that waits.
 */
export function changedLimit(
  standing: StandingLimit,
  asked: Satang | null,
  timeMs: number,
): StandingLimit {
  const now = limitAt(standing, timeMs);
  if (!isRise(now.limit, asked)) return { limit: asked, pending: null };
  if (now.pending?.limit === asked) return now;
  return { limit: now.limit, pending: { limit: asked, from: timeMs + LIMIT_RISE_WAIT_MS } };
}

/** What is left of a limit: never below zero, null where there is none. */
export function limitLeft(limit: Satang | null, used: Satang): Satang | null {
  return limit === null ? null : satang(Math.max(0, limit - used));
}

/** What can still be deposited under all limits, and which of them says so; the longest of equals. Null without a limit. */
export function depositLeft(
  limits: readonly Pick<DepositLimit, 'period' | 'left' | 'renewsAt'>[],
): { readonly period: LimitPeriod; readonly left: Satang; readonly renewsAt: number } | null {
  const set = limits.flatMap(({ period, left, renewsAt }) =>
    left === null ? [] : [{ period, left, renewsAt }],
  );
  return (
    set.sort((one, other) => one.left - other.left || other.renewsAt - one.renewsAt)[0] ?? null
  );
}

/** Why a typed limit cannot be set. */
export type DepositLimitProblem = {
  readonly code: 'missing' | 'invalid' | 'belowLeast' | 'aboveMost';
};

/** A typed limit, or why it is none. */
export type DepositLimitResult =
  | { readonly ok: true; readonly limit: Satang }
  | { readonly ok: false; readonly problem: DepositLimitProblem };

/** Checks a typed limit. Limits are whole baht. */
export function checkDepositLimit(
  typed: string,
  { least, most }: DepositLimitRange,
): DepositLimitResult {
  const text = plainAmountText(typed);
  const problem = (code: DepositLimitProblem['code']): DepositLimitResult => ({
    ok: false,
    problem: { code },
  });
  if (text === '') return problem('missing');
  if (!/^\d+$/.test(text)) return problem('invalid');
  const limit = parseSatang(text);
  // More than twelve digits is over any limit.
  if (limit === null || limit > most) return problem('aboveMost');
  return limit < least ? problem('belowLeast') : { ok: true, limit };
}

/** How long a member stays away: hours and days for a time-out, months and years for self-exclusion. */
export type BreakChoice = '24h' | '7d' | '30d' | '6m' | '1y' | '5y';

/** Breaks that are a time-out, the shortest first. */
export const TIME_OUTS: readonly BreakChoice[] = ['24h', '7d', '30d'];

/** Breaks that are self-exclusion, the shortest first. */
export const SELF_EXCLUSIONS: readonly BreakChoice[] = ['6m', '1y', '5y'];

const BREAK_DAYS: Readonly<Partial<Record<BreakChoice, number>>> = { '24h': 1, '7d': 7, '30d': 30 };
const BREAK_MONTHS: Readonly<Partial<Record<BreakChoice, number>>> = {
  '6m': 6,
  '1y': 12,
  '5y': 60,
};

/**
 * When a break ends that begins at a moment; both in ms since 1970. Months and years follow Bangkok's calendar: to the same
 * day of the month at the same time, or to its last day where it has no such day.
 */
export function breakEnd(choice: BreakChoice, from: number): number {
  const days = BREAK_DAYS[choice];
  if (days !== undefined) return from + days * DAY_MS;
  const months = BREAK_MONTHS[choice] ?? 0;
  const day = bangkokDay(from);
  const intoMonth = from - bangkokMonthStart(day);
  const intoDay = from - bangkokDayStart(day);
  const lastDay = bangkokMonthStart(day, months + 1) - DAY_MS;
  return Math.min(bangkokMonthStart(day, months) + intoMonth, lastDay + intoDay);
}

/** The end of a break that is asked for while one runs: it can be made longer, never shorter. */
export function laterEnd(running: number | null, asked: number): number {
  return Math.max(running ?? asked, asked);
}
