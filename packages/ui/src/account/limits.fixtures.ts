import { type DepositLimit, type DepositLimits, satang } from '@brand/domain';

import { NOW } from '../private/now.fixtures.ts';

const HOUR_MS = 3_600_000;
/** The next midnight in Bangkok, the Monday after it, and the first day of the next month. */
const MIDNIGHT = Date.UTC(2026, 0, 15, 17);
const MONDAY = Date.UTC(2026, 0, 18, 17);
const FIRST = Date.UTC(2026, 0, 31, 17);

/** Converts whole baht to satang. */
export const baht = (amount: number) => satang(amount * 100);

const none = { limit: null, left: null, pending: null } as const;

/** A member with a daily and a weekly limit, half used. */
export const dayLimit: DepositLimit = {
  period: 'day',
  limit: baht(2_000),
  used: baht(500),
  left: baht(1_500),
  renewsAt: MIDNIGHT,
  pending: null,
};
const weekLimit: DepositLimit = {
  period: 'week',
  limit: baht(8_000),
  used: baht(3_200),
  left: baht(4_800),
  renewsAt: MONDAY,
  pending: null,
};
const noMonthLimit: DepositLimit = {
  ...none,
  period: 'month',
  used: baht(7_450),
  renewsAt: FIRST,
};

/** The daily limit, fully used. */
export const reachedLimit: DepositLimit = { ...dayLimit, used: baht(2_000), left: baht(0) };

/** The daily limit with a pending increase, and with a pending removal. */
export const risingLimit: DepositLimit = {
  ...dayLimit,
  pending: { limit: baht(5_000), from: NOW + 22 * HOUR_MS },
};
export const goingLimit: DepositLimit = {
  ...dayLimit,
  pending: { limit: null, from: NOW + 22 * HOUR_MS },
};

/** The limits as returned by the API, with a replaceable first row. */
export function limitsOf(day: DepositLimit = dayLimit): DepositLimits {
  return { least: baht(100), most: baht(10_000_000), limits: [day, weekLimit, noMonthLimit] };
}

/** No limit is set. */
export const NO_LIMITS: DepositLimits = {
  ...limitsOf({ ...dayLimit, ...none }),
  limits: [{ ...dayLimit, ...none }, { ...weekLimit, ...none }, noMonthLimit],
};
