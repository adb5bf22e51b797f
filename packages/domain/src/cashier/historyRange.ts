import { bangkokDay } from '../time/bangkokTime.ts';
import {
  type DayRange,
  type DayRangePreset,
  checkDayRange,
  dayRangePreset,
} from '../time/dayRange.ts';

/** Maximum number of days of a period, as in the affiliate reports. */
export const HISTORY_RANGE_DAYS = 92;

/** The days of a preset, up to today. @param now ms on the server's clock */
export function historyPreset(preset: DayRangePreset, now: number): DayRange {
  return dayRangePreset(preset, { today: bangkokDay(now) });
}

/** Checks days that were typed, or that an address names. @param now ms on the server's clock */
export function checkHistoryRange(
  days: { readonly from: string; readonly to: string },
  now: number,
): ReturnType<typeof checkDayRange> {
  return checkDayRange(days, { today: bangkokDay(now), most: HISTORY_RANGE_DAYS });
}
