import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { satang } from '../money/money.ts';
import {
  type DepositLimit,
  LIMIT_PERIODS,
  LIMIT_RISE_WAIT_MS,
  SELF_EXCLUSIONS,
  TIME_OUTS,
  breakEnd,
  changedLimit,
  checkDepositLimit,
  depositLeft,
  isRise,
  laterEnd,
  limitAt,
  limitLeft,
  limitPeriodEnd,
  limitPeriodStart,
} from './protection.ts';

const bangkok = (text: string) => Date.parse(`${text}+07:00`);
const baht = (amount: number) => satang(amount * 100);

describe('limit period', () => {
  it.each([
    ['day', '2026-01-15T09:30', '2026-01-15T00:00', '2026-01-16T00:00'],
    ['day', '2026-01-15T00:00', '2026-01-15T00:00', '2026-01-16T00:00'],
    ['week', '2026-01-15T09:30', '2026-01-12T00:00', '2026-01-19T00:00'],
    ['week', '2026-01-12T00:00', '2026-01-12T00:00', '2026-01-19T00:00'],
    ['week', '2026-01-11T23:59', '2026-01-05T00:00', '2026-01-12T00:00'],
    ['week', '2026-03-01T12:00', '2026-02-23T00:00', '2026-03-02T00:00'],
    ['month', '2026-01-15T09:30', '2026-01-01T00:00', '2026-02-01T00:00'],
    ['month', '2026-12-31T23:59', '2026-12-01T00:00', '2027-01-01T00:00'],
  ] as const)('%s of %s lasts from %s to %s in Bangkok', (period, now, start, end) => {
    expect(limitPeriodStart(period, bangkok(now))).toBe(bangkok(start));
    expect(limitPeriodEnd(period, bangkok(now))).toBe(bangkok(end));
  });

  it('contains its moment, and the next period starts at its end', () => {
    const time = fc.integer({ min: bangkok('2000-01-04T00:00'), max: bangkok('2090-01-01T00:00') });
    fc.assert(
      fc.property(fc.constantFrom(...LIMIT_PERIODS), time, (period, now) => {
        const end = limitPeriodEnd(period, now);
        expect(limitPeriodStart(period, now)).toBeLessThanOrEqual(now);
        expect(end).toBeGreaterThan(now);
        expect(limitPeriodStart(period, end)).toBe(end);
        expect(limitPeriodStart(period, end - 1)).toBe(limitPeriodStart(period, now));
      }),
    );
  });
});

describe('limit change', () => {
  const now = bangkok('2026-01-15T09:30');
  const standing = { limit: baht(1000), pending: null };

  it.each([
    [null, baht(1), false],
    [null, null, false],
    [baht(100), baht(99), false],
    [baht(100), baht(100), false],
    [baht(100), baht(101), true],
    [baht(100), null, true],
  ])('from %j to %j is an increase: %j', (from, to, rise) => {
    expect(isRise(from, to)).toBe(rise);
  });

  it('applies immediately if it is the first limit or a lower one', () => {
    const none = { limit: null, pending: null };
    expect(changedLimit(none, baht(500), now)).toEqual({ limit: baht(500), pending: null });
    expect(changedLimit(standing, baht(500), now)).toEqual({ limit: baht(500), pending: null });
  });

  it.each([baht(5000), null])(
    'to %j applies after 24 hours, even if requested several times',
    (asked) => {
      const pending = { limit: asked, from: now + LIMIT_RISE_WAIT_MS };
      const waits = changedLimit(standing, asked, now);
      expect(waits).toEqual({ limit: baht(1000), pending });
      expect(changedLimit(waits, asked, now + 1000)).toEqual(waits);
      expect(limitAt(waits, pending.from - 1)).toEqual(waits);
      expect(limitAt(waits, pending.from)).toEqual({ limit: asked, pending: null });
    },
  );

  it('to another increase restarts the wait', () => {
    const waits = changedLimit(standing, baht(2000), now);
    expect(changedLimit(waits, baht(3000), now + 5)).toEqual({
      limit: baht(1000),
      pending: { limit: baht(3000), from: now + 5 + LIMIT_RISE_WAIT_MS },
    });
  });

  it('to the current limit or lower cancels the pending increase', () => {
    const waits = changedLimit(standing, null, now);
    for (const asked of [baht(1000), baht(10)]) {
      expect(changedLimit(waits, asked, now)).toEqual({ limit: asked, pending: null });
    }
  });

  it('never allows higher deposits within 24 hours after the request', () => {
    const asked = fc.option(fc.integer({ min: 1, max: 20 }).map(baht));
    const step = fc.tuple(asked, fc.integer({ min: 0, max: 2 * LIMIT_RISE_WAIT_MS }));
    const steps = fc.array(step, { maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(steps, (list) => {
        let time = now;
        let kept = { limit: baht(10), pending: null } as ReturnType<typeof limitAt>;
        for (const [limit, wait] of list) {
          const before = limitAt(kept, time);
          kept = changedLimit(kept, limit, time);
          expect(isRise(before.limit, kept.limit)).toBe(false);
          const { pending } = kept;
          if (pending) expect(isRise(kept.limit, pending.limit)).toBe(true);
          time += wait;
        }
      }),
    );
  });
});

describe('remaining limit', () => {
  it('is never below zero, and null without a limit', () => {
    expect(limitLeft(baht(100), baht(30))).toBe(baht(70));
    expect(limitLeft(baht(100), baht(130))).toBe(0);
    expect(limitLeft(null, baht(30))).toBeNull();
  });

  it('is that of the tightest limit, and of the longest period among equals', () => {
    const entry = (period: DepositLimit['period'], left: number | null, renewsAt: number) => ({
      period,
      left: left === null ? null : baht(left),
      renewsAt,
    });
    const none = [entry('day', null, 1), entry('week', null, 2), entry('month', null, 3)];
    expect(depositLeft(none)).toBeNull();
    const some = [entry('day', 500, 1), entry('week', 200, 2), entry('month', 200, 3)];
    expect(depositLeft(some)).toEqual(entry('month', 200, 3));
    expect(depositLeft([entry('day', 100, 1), ...some.slice(1)])).toEqual(entry('day', 100, 1));
  });
});

describe('typed limit', () => {
  const range = { least: baht(50), most: baht(1_000_000) };

  it.each(['1000', '1,000', ' 1000 บาท', '๑๐๐๐', '1000.-'])('%j is a thousand baht', (typed) => {
    expect(checkDepositLimit(typed, range)).toEqual({ ok: true, limit: baht(1000) });
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['1000.5', 'invalid'],
    ['-5', 'invalid'],
    ['x', 'invalid'],
    ['49', 'belowLeast'],
    ['0', 'belowLeast'],
    ['1000001', 'aboveMost'],
    ['9'.repeat(20), 'aboveMost'],
  ])('%j is invalid: %s', (typed, code) => {
    expect(checkDepositLimit(typed, range)).toEqual({ ok: false, problem: { code } });
  });

  it('may be the minimum and the maximum', () => {
    expect(checkDepositLimit('50', range).ok).toBe(true);
    expect(checkDepositLimit('1000000', range).ok).toBe(true);
  });
});

describe('end of a break', () => {
  it.each([
    ['24h', '2026-01-15T09:30', '2026-01-16T09:30'],
    ['7d', '2026-01-28T23:59', '2026-02-04T23:59'],
    ['30d', '2026-01-15T09:30', '2026-02-14T09:30'],
    ['6m', '2026-01-15T00:00', '2026-07-15T00:00'],
    ['6m', '2026-08-31T23:59', '2027-02-28T23:59'],
    ['6m', '2027-08-30T06:00', '2028-02-29T06:00'],
    ['1y', '2028-02-29T12:00', '2029-02-28T12:00'],
    ['5y', '2026-12-31T00:00', '2031-12-31T00:00'],
  ] as const)('for %s from %s is %s in Bangkok', (choice, from, end) => {
    expect(breakEnd(choice, bangkok(from))).toBe(bangkok(end));
  });

  it('is later for a longer break', () => {
    const ends = [...TIME_OUTS, ...SELF_EXCLUSIONS].map((choice) => breakEnd(choice, 0));
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(new Set(ends).size).toBe(6);
  });

  it('can only be extended', () => {
    expect(laterEnd(null, 5)).toBe(5);
    expect(laterEnd(9, 5)).toBe(9);
    expect(laterEnd(5, 9)).toBe(9);
  });
});
