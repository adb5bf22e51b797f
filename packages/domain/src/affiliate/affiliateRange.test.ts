import { describe, expect, it } from 'vitest';
import { AFFILIATE_REPORT_DAYS } from './affiliate.ts';
import {
  AFFILIATE_PRESETS,
  affiliatePreset,
  checkAffiliateRange,
  lastSettledDay,
} from './affiliateRange.ts';
import {
  bangkokDay,
  bangkokDayStart,
  daysBetween,
  isBangkokDay,
  shiftDay,
} from '../time/bangkokTime.ts';

const bangkok = (text: string) => Date.parse(`${text}+07:00`);
const NOON = bangkok('2026-01-15T12:00:00');
const check = (from: string | null, to: string | null, now = NOON) =>
  checkAffiliateRange({ from, to }, now);

it.each([
  ['2026-01-15T10:59:59.999', '2026-01-13'],
  ['2026-01-15T11:00:00', '2026-01-14'],
  ['2026-01-01T00:00:00', '2025-12-30'],
])('at %s the last complete day is %s', (now, day) => {
  expect(lastSettledDay(bangkok(now))).toBe(day);
});

describe('requested days', () => {
  it.each([
    [null, null, '2025-12-16', '2026-01-14'],
    ['2026-01-01', null, '2026-01-01', '2026-01-14'],
    [null, '2025-12-31', '2025-12-02', '2025-12-31'],
    ['2026-01-15', null, '2026-01-15', '2026-01-15'],
    ['2026-01-15', '2026-01-15', '2026-01-15', '2026-01-15'],
    ['2025-10-16', '2026-01-15', '2025-10-16', '2026-01-15'],
    ['2024-02-29', '2024-02-29', '2024-02-29', '2024-02-29'],
  ])('from %s to %s return %s to %s', (from, to, first, last) => {
    expect(check(from, to)).toEqual({ ok: true, range: { from: first, to: last } });
  });

  it.each([
    ['2025-10-15', '2026-01-15', 'tooLong'],
    ['2000-01-01', null, 'tooLong'],
    ['2026-01-14', '2026-01-13', 'backwards'],
    ['2026-01-16', '2026-01-16', 'future'],
    ['2026-01-16', null, 'future'],
    ['2026-02-29', null, 'notADay'],
    ['yesterday', '2026-01-13', 'notADay'],
    ['', '2026-01-13', 'notADay'],
    [null, '2026-1-3', 'notADay'],
    ['2026-01-01T00:00', null, 'notADay'],
    ['<script>', '2026-01-13', 'notADay'],
  ])('from %s to %s are refused: %s', (from, to, problem) => {
    expect(check(from, to)).toEqual({ ok: false, problem });
  });
});

describe('preset', () => {
  it.each([
    ['days30', '2025-12-16', '2026-01-14'],
    ['days7', '2026-01-08', '2026-01-14'],
    ['thisMonth', '2026-01-01', '2026-01-15'],
    ['lastMonth', '2025-12-01', '2025-12-31'],
  ] as const)('%s is %s to %s', (preset, from, to) => {
    expect(affiliatePreset(preset, NOON)).toEqual({ from, to });
  });

  it('is always a valid range, at every hour of every day of five years', () => {
    for (let day = '2024-01-01'; day < '2029-01-01'; day = shiftDay(day, 1)) {
      for (const hour of [0, 10, 11, 23]) {
        const now = bangkokDayStart(day) + hour * 3_600_000;
        for (const preset of AFFILIATE_PRESETS) {
          const range = affiliatePreset(preset, now);
          expect(check(range.from, range.to, now), `${preset} ${day}`).toEqual({ ok: true, range });
          expect(isBangkokDay(range.from) && isBangkokDay(range.to)).toBe(true);
          expect(range.to <= bangkokDay(now)).toBe(true);
          expect(daysBetween(range.from, range.to)).toBeLessThan(AFFILIATE_REPORT_DAYS);
        }
      }
    }
  });
});
