import { type BangkokDay, bangkokDay, isBangkokDay, shiftDay } from '../time/bangkokTime.ts';
import {
  type DayRange,
  type DayRangePreset,
  type DayRangeProblem,
  DAY_RANGE_PRESETS,
  checkDayRange,
  dayRangePreset,
} from '../time/dayRange.ts';
import { AFFILIATE_REPORT_DAYS, lastAffiliateUpdate } from './affiliate.ts';

/** Days of a report, both included. */
export type AffiliateRange = DayRange;

/** Why the requested range is not allowed. */
export type AffiliateRangeProblem = DayRangeProblem;

/** Names of the presets; the first is the default. */
export const AFFILIATE_PRESETS = DAY_RANGE_PRESETS;
export type AffiliatePreset = DayRangePreset;

/**
 * The last day with complete figures at a time of the server's clock. The figures arrive at 11:00 of the next day
 * (section 9).
 */
export function lastSettledDay(now: number): BangkokDay {
  return shiftDay(bangkokDay(lastAffiliateUpdate(now)), -1);
}

/** The days of a preset at a time of the server's clock. Months follow the calendar. */
export function affiliatePreset(preset: AffiliatePreset, now: number): AffiliateRange {
  return dayRangePreset(preset, { today: bangkokDay(now), lastDay: lastSettledDay(now) });
}

/**
 * Reads the requested days. A missing day follows from the other one. Without both, the range is the last 30 complete
 * days.
 */
export function checkAffiliateRange(
  asked: { readonly from: string | null; readonly to: string | null },
  now: number,
):
  | { readonly ok: true; readonly range: AffiliateRange }
  | { readonly ok: false; readonly problem: AffiliateRangeProblem } {
  for (const day of [asked.from, asked.to]) {
    if (day !== null && !isBangkokDay(day)) return { ok: false, problem: 'notADay' };
  }
  const settled = lastSettledDay(now);
  const to = asked.to ?? (asked.from !== null && asked.from > settled ? asked.from : settled);
  const from = asked.from ?? shiftDay(to, -29);
  return checkDayRange({ from, to }, { today: bangkokDay(now), most: AFFILIATE_REPORT_DAYS });
}
