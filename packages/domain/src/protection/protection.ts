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

/** Period of a deposit limit, by Bangkok's calendar. A week begins on Monday. */
export type LimitPeriod = 'day' | 'week' | 'month';

/** All periods, the shortest first. */
export const LIMIT_PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** A raised or removed limit applies this long after the request, by the server's clock. */
export const LIMIT_RISE_WAIT_MS = DAY_MS;

/** A requested change that does not apply yet. */
export interface PendingLimit {
  /** Null: the limit is removed. */
  readonly limit: Satang | null;
  /** When it starts to apply, in ms since 1970 on the server's clock. */
  readonly from: number;
}

/** The member's deposit limit for one period. */
export interface DepositLimit {
  readonly period: LimitPeriod;
  /** Null if no limit is set. */
  readonly limit: Satang | null;
  /** Deposits of the current period: completed and pending ones. */
  readonly used: Satang;
  /** What can still be deposited in the current period, never below zero; null without a limit. */
  readonly left: Satang | null;
  /** When the next period begins, in ms since 1970. */
  readonly renewsAt: number;
  readonly pending: PendingLimit | null;
}

/** Allowed range of a limit. */
export interface DepositLimitRange {
  readonly least: Satang;
  readonly most: Satang;
}

/** The limits of a member, with the allowed range. */
export interface DepositLimits extends DepositLimitRange {
  /** One for each of `LIMIT_PERIODS`, in that order. */
  readonly limits: readonly DepositLimit[];
}

/** First moment of the period that contains a moment; both in ms since 1970. */
export function limitPeriodStart(period: LimitPeriod, timeMs: number): number {
  const day = bangkokDay(timeMs);
  if (period === 'month') return bangkokMonthStart(day);
  return bangkokDayStart(period === 'day' ? day : mondayOf(day));
}

/** First moment of the next period. */
export function limitPeriodEnd(period: LimitPeriod, timeMs: number): number {
  const day = bangkokDay(timeMs);
  if (period === 'month') return bangkokMonthStart(day, 1);
  return bangkokDayStart(period === 'day' ? shiftDay(day, 1) : shiftDay(mondayOf(day), 7));
}

/** A Monday in the past, to calculate the day of the week. */
const SOME_MONDAY = '2000-01-03';

function mondayOf(day: string): string {
  return shiftDay(day, -(daysBetween(SOME_MONDAY, day) % 7));
}

/**
 * Whether a change allows higher deposits. Such a change must wait. The first limit and a lower one apply immediately.
 */
export function isRise(from: Satang | null, to: Satang | null): boolean {
  return from !== null && (to === null || to > from);
}

/** A stored limit: the current value and the requested change. */
export type StandingLimit = Pick<DepositLimit, 'limit' | 'pending'>;

/** The limit at a moment: a pending change applies once its time has come. */
export function limitAt(standing: StandingLimit, timeMs: number): StandingLimit {
  const { pending } = standing;
  return pending && pending.from <= timeMs ? { limit: pending.limit, pending: null } : standing;
}

/**
 * A limit after a change was requested. An increase waits, and the wait does not restart if the same increase is
 * requested again. Any other change applies immediately and cancels a pending increase.
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

/** The rest of a limit: never below zero, null without a limit. */
export function limitLeft(limit: Satang | null, used: Satang): Satang | null {
  return limit === null ? null : satang(Math.max(0, limit - used));
}

/**
 * What can still be deposited under all limits, and the limit that decides; the longest period of equals. Null without
 * a limit.
 */
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

/** Why a typed limit is invalid. */
export type DepositLimitProblem = {
  readonly code: 'missing' | 'invalid' | 'belowLeast' | 'aboveMost';
};

/** A typed limit, or why it is invalid. */
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
  // An amount of more than twelve digits exceeds any limit.
  if (limit === null || limit > most) return problem('aboveMost');
  return limit < least ? problem('belowLeast') : { ok: true, limit };
}

/** Length of a break: hours and days for a time-out, months and years for self-exclusion. */
export type BreakChoice = '24h' | '7d' | '30d' | '6m' | '1y' | '5y';

/** Time-out choices, the shortest first. */
export const TIME_OUTS: readonly BreakChoice[] = ['24h', '7d', '30d'];

/** Self-exclusion choices, the shortest first. */
export const SELF_EXCLUSIONS: readonly BreakChoice[] = ['6m', '1y', '5y'];

const BREAK_DAYS: Readonly<Partial<Record<BreakChoice, number>>> = { '24h': 1, '7d': 7, '30d': 30 };
const BREAK_MONTHS: Readonly<Partial<Record<BreakChoice, number>>> = {
  '6m': 6,
  '1y': 12,
  '5y': 60,
};

/**
 * The end of a break that begins at a moment; both in ms since 1970. Months and years follow Bangkok's calendar: the
 * same day of the month at the same time, or the last day of a shorter month.
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

/** The end of a break that is requested during another one: it can be extended, never shortened. */
export function laterEnd(running: number | null, asked: number): number {
  return Math.max(running ?? asked, asked);
}
