import { describe, expect, it } from 'vitest';
import { affiliateWindow, lastAffiliateUpdate, nextAffiliateUpdate } from './affiliate.ts';
import { checkAffiliateAmount } from './affiliateAmount.ts';
import {
  bangkokDayStart,
  bangkokMonthStart,
  daysBetween,
  isBangkokDay,
  shiftDay,
} from '../time/bangkokTime.ts';
import { satang } from '../money/money.ts';

const bangkok = (text: string) => Date.parse(`${text}+07:00`);

describe('days in Bangkok', () => {
  it('begin at midnight in Bangkok, in any time zone', () => {
    expect(bangkokDayStart('2026-01-15')).toBe(Date.UTC(2026, 0, 14, 17));
    expect(bangkokMonthStart('2026-01-15')).toBe(bangkok('2026-01-01T00:00:00'));
    expect(bangkokMonthStart('2026-12-31', 1)).toBe(bangkok('2027-01-01T00:00:00'));
    expect(bangkokMonthStart('2026-01-31', -1)).toBe(bangkok('2025-12-01T00:00:00'));
  });

  it('are counted across months, years and leap days', () => {
    expect(shiftDay('2024-02-28', 1)).toBe('2024-02-29');
    expect(shiftDay('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2025-12-31', '2026-03-01')).toBe(60);
    expect(daysBetween('2026-03-01', '2025-12-31')).toBe(-60);
  });

  it.each([
    ['2026-01-31', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['1999-12-31', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00', false],
    ['', false],
  ])('isBangkokDay("%s") is %s', (text, is) => {
    expect(isBangkokDay(text)).toBe(is);
  });
});

describe('the daily update', () => {
  it.each([
    ['2026-01-15T10:59:59.999', '2026-01-14T11:00:00'],
    ['2026-01-15T11:00:00', '2026-01-15T11:00:00'],
    ['2026-01-16T00:30:00', '2026-01-15T11:00:00'],
  ])('at %s happened last at %s', (now, last) => {
    expect(lastAffiliateUpdate(bangkok(now))).toBe(bangkok(last));
    expect(nextAffiliateUpdate(bangkok(now)) - bangkok(last)).toBe(24 * 3_600_000);
  });
});

describe('withdrawal window', () => {
  it.each([
    ['2026-01-31T23:59:59.999', false, '2026-02-01', '2026-02-06'],
    ['2026-02-01T00:00:00', true, '2026-02-01', '2026-02-06'],
    ['2026-02-05T23:59:59.999', true, '2026-02-01', '2026-02-06'],
    ['2026-02-06T00:00:00', false, '2026-03-01', '2026-03-06'],
    ['2026-12-20T12:00:00', false, '2027-01-01', '2027-01-06'],
  ])('at %s: open %s, from %s until %s', (now, open, from, until) => {
    expect(affiliateWindow(bangkok(now))).toEqual({
      open,
      opensAt: bangkokDayStart(from),
      closesAt: bangkokDayStart(until),
    });
  });
});

describe('an amount of income', () => {
  const limits = { minimum: satang(10_000), balance: satang(50_050) };

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['000', 'zero'],
    ['-5', 'digitsOnly'],
    ['12a', 'digitsOnly'],
    ['1.2.3', 'incorrect'],
    ['.5', 'incorrect'],
    ['0100', 'incorrect'],
    ['100.001', 'twoDecimals'],
    ['99.99', 'belowMinimum'],
    ['500.51', 'notEnough'],
    ['9'.repeat(20), 'notEnough'],
  ])('refuses %j: %s', (typed, code) => {
    expect(checkAffiliateAmount(typed, limits)).toMatchObject({ ok: false, problem: { code } });
  });

  it.each([
    ['100', 10_000],
    ['500.50', 50_050],
    ['๑๐๐', 10_000],
    ['1,00', 10_000],
  ])('accepts %j', (typed, amount) => {
    expect(checkAffiliateAmount(typed, limits)).toEqual({ ok: true, amount });
  });
});
