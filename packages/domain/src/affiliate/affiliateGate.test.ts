import { describe, expect, it } from 'vitest';
import { type AffiliateWithdrawTerms, affiliateWindow } from './affiliate.ts';
import { affiliateGate } from './affiliateGate.ts';
import { bangkokDay, bangkokDayStart, shiftDay } from '../time/bangkokTime.ts';
import { satang } from '../money/money.ts';

const bangkok = (text: string) => Date.parse(`${text}+07:00`);
const minimum = satang(50_000);
const balance = satang(120_000);
const OPEN: AffiliateWithdrawTerms = {
  minimum,
  block: null,
  opensAt: null,
  closesAt: bangkok('2026-02-06T00:00:00'),
};
const CLOSED: AffiliateWithdrawTerms = {
  minimum,
  block: 'window',
  opensAt: bangkok('2026-02-01T00:00:00'),
  closesAt: null,
};
const ONCE: AffiliateWithdrawTerms = {
  ...OPEN,
  block: 'oncePerDay',
  opensAt: bangkok('2026-02-03T00:00:00'),
};
const at = (terms: AffiliateWithdrawTerms, time: string, income = balance) =>
  affiliateGate({ balance: income, terms }, bangkok(time));

describe('withdrawal window', () => {
  it('opens on days 1 to 5 of every month of nine years, from midnight to midnight in Bangkok, in leap years too', () => {
    let days = 0;
    for (let day = '2023-12-31'; day <= '2032-03-02'; day = shiftDay(day, 1)) {
      const start = bangkokDayStart(day);
      const date = Number(day.slice(8));
      const isOpen = date >= 1 && date <= 5;
      for (const time of [start, start + 12 * 3_600_000, start + 86_399_999]) {
        const { open, opensAt, closesAt } = affiliateWindow(time);
        expect(open, day).toBe(isOpen);
        expect(opensAt <= time, day).toBe(isOpen);
        expect(closesAt, day).toBeGreaterThan(time);
        expect(bangkokDay(opensAt).slice(8), day).toBe('01');
        expect(opensAt, day).toBe(bangkokDayStart(bangkokDay(opensAt)));
        expect(bangkokDay(closesAt - 1).slice(8), day).toBe('05');
        expect(bangkokDay(closesAt).slice(8), day).toBe('06');
        // The longest wait is from the sixth to the end of the longest month.
        expect(opensAt - time, day).toBeLessThanOrEqual(26 * 86_400_000);
      }
      days += 1;
    }
    expect(days).toBe(2985);
  });
});

describe('a page that stays open', () => {
  it('opens at midnight of the first, to the millisecond', () => {
    expect(at(CLOSED, '2026-01-31T23:59:59.999')).toEqual({
      status: 'window',
      opensAt: CLOSED.opensAt,
    });
    expect(at(CLOSED, '2026-02-01T00:00:00')).toEqual({ status: 'open', closesAt: OPEN.closesAt });
  });

  it('closes at the end of the fifth, and names the first of the next month', () => {
    expect(at(OPEN, '2026-02-05T23:59:59.999').status).toBe('open');
    expect(at(OPEN, '2026-02-06T00:00:00')).toEqual({
      status: 'window',
      opensAt: bangkok('2026-03-01T00:00:00'),
    });
  });

  it('opens again on the day after a withdrawal', () => {
    expect(at(ONCE, '2026-02-02T23:59:59.999')).toEqual({
      status: 'oncePerDay',
      opensAt: ONCE.opensAt,
    });
    expect(at(ONCE, '2026-02-03T00:00:00').status).toBe('open');
  });
});

describe('API terms', () => {
  it('override the calendar when they name other days', () => {
    const late = { ...OPEN, closesAt: bangkok('2026-02-18T00:00:00') };
    expect(at(late, '2026-02-17T12:00:00')).toEqual({ status: 'open', closesAt: late.closesAt });
    const early = { ...CLOSED, opensAt: bangkok('2026-02-04T09:00:00') };
    expect(at(early, '2026-02-02T12:00:00').status).toBe('window');
  });

  it.each([
    ['2026-02-02T12:00:00', '2026-02-03T00:00:00'],
    ['2026-02-05T12:00:00', '2026-03-01T00:00:00'],
  ])('without the next date at %s: the date is calculated', (now, next) => {
    expect(at({ ...ONCE, opensAt: null }, now)).toEqual({
      status: 'oncePerDay',
      opensAt: bangkok(next),
    });
  });

  it('that close without a date do not show a date in the past', () => {
    const closed = { ...CLOSED, opensAt: null };
    expect(at(closed, '2026-02-02T12:00:00')).toEqual({ status: 'other', opensAt: null });
    // The calendar opens at this moment.
    expect(at(closed, '2026-02-01T00:00:00')).toEqual({ status: 'other', opensAt: null });
    expect(at(closed, '2026-02-06T12:00:00')).toEqual({
      status: 'window',
      opensAt: bangkok('2026-03-01T00:00:00'),
    });
  });

  it('that block without a reason give the status “other”', () => {
    const other = { ...OPEN, block: 'other' as const };
    expect(at(other, '2026-02-02T12:00:00')).toEqual({ status: 'other', opensAt: null });
  });

  it('do not hide the missing amount below the minimum', () => {
    expect(at(OPEN, '2026-02-02T12:00:00', satang(49_999))).toEqual({
      status: 'belowMinimum',
      closesAt: OPEN.closesAt,
      missing: 1,
    });
    expect(at(OPEN, '2026-02-02T12:00:00', minimum).status).toBe('open');
    expect(at(CLOSED, '2026-01-20T12:00:00', satang(0)).status).toBe('window');
  });
});
