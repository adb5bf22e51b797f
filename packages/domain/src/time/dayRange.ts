import {
  type BangkokDay,
  bangkokDay,
  bangkokMonthStart,
  daysBetween,
  isBangkokDay,
  shiftDay,
} from './bangkokTime.ts';

/** Days in Bangkok, both included. */
export interface DayRange {
  readonly from: BangkokDay;
  readonly to: BangkokDay;
}

/** Why typed days are not allowed. */
export type DayRangeProblem = 'notADay' | 'backwards' | 'tooLong' | 'future';

/** Names of the presets. */
export const DAY_RANGE_PRESETS = ['days30', 'days7', 'thisMonth', 'lastMonth'] as const;
export type DayRangePreset = (typeof DAY_RANGE_PRESETS)[number];

/**
 * The days of a preset. Months follow the calendar.
 *
 * @param lastDay the last day of a preset that counts days
 */
export function dayRangePreset(
  preset: DayRangePreset,
  { today, lastDay = today }: { readonly today: BangkokDay; readonly lastDay?: BangkokDay },
): DayRange {
  switch (preset) {
    case 'days30':
      return { from: shiftDay(lastDay, -29), to: lastDay };
    case 'days7':
      return { from: shiftDay(lastDay, -6), to: lastDay };
    case 'thisMonth':
      return { from: bangkokDay(bangkokMonthStart(today)), to: today };
    case 'lastMonth': {
      const from = bangkokDay(bangkokMonthStart(today, -1));
      return { from, to: shiftDay(bangkokDay(bangkokMonthStart(today)), -1) };
    }
  }
}

/** Checks days that were typed, or that an address names. @param most maximum number of days */
export function checkDayRange(
  { from, to }: { readonly from: string; readonly to: string },
  { today, most }: { readonly today: BangkokDay; readonly most: number },
):
  | { readonly ok: true; readonly range: DayRange }
  | { readonly ok: false; readonly problem: DayRangeProblem } {
  const problem = problemOf(from, to, today, most);
  return problem ? { ok: false, problem } : { ok: true, range: { from, to } };
}

function problemOf(
  from: string,
  to: string,
  today: BangkokDay,
  most: number,
): DayRangeProblem | null {
  if (!isBangkokDay(from) || !isBangkokDay(to)) return 'notADay';
  if (from > to) return 'backwards';
  if (to > today) return 'future';
  return daysBetween(from, to) >= most ? 'tooLong' : null;
}
