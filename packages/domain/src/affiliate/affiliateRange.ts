import { AFFILIATE_REPORT_DAYS, lastAffiliateUpdate } from './affiliate.ts';
import {
  type BangkokDay,
  bangkokDay,
  bangkokMonthStart,
  daysBetween,
  isBangkokDay,
  shiftDay,
} from '../time/bangkokTime.ts';

/** Days of a report, both included. */
export interface AffiliateRange {
  readonly from: BangkokDay;
  readonly to: BangkokDay;
}

/** Why the requested range is not allowed. */
export type AffiliateRangeProblem = 'notADay' | 'backwards' | 'tooLong' | 'future';

/** Names of the presets; the first is the default. */
export const AFFILIATE_PRESETS = ['days30', 'days7', 'thisMonth', 'lastMonth'] as const;
export type AffiliatePreset = (typeof AFFILIATE_PRESETS)[number];

/**
 * The last day with complete figures at a time of the server's clock. The figures arrive at 11:00 of the next day
 * (section 9).
 */
export function lastSettledDay(now: number): BangkokDay {
  return shiftDay(bangkokDay(lastAffiliateUpdate(now)), -1);
}

/** The days of a preset at a time of the server's clock. Months follow the calendar. */
export function affiliatePreset(preset: AffiliatePreset, now: number): AffiliateRange {
  const settled = lastSettledDay(now);
  const today = bangkokDay(now);
  switch (preset) {
    case 'days30':
      return { from: shiftDay(settled, -29), to: settled };
    case 'days7':
      return { from: shiftDay(settled, -6), to: settled };
    case 'thisMonth':
      return { from: bangkokDay(bangkokMonthStart(today)), to: today };
    case 'lastMonth': {
      const from = bangkokDay(bangkokMonthStart(today, -1));
      return { from, to: shiftDay(bangkokDay(bangkokMonthStart(today)), -1) };
    }
  }
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
  if (from > to) return { ok: false, problem: 'backwards' };
  if (to > bangkokDay(now)) return { ok: false, problem: 'future' };
  if (daysBetween(from, to) >= AFFILIATE_REPORT_DAYS) return { ok: false, problem: 'tooLong' };
  return { ok: true, range: { from, to } };
}
