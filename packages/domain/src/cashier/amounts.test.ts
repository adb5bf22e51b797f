import { describe, expect, it } from 'vitest';
import { checkDepositAmount } from './depositAmount.ts';
import { formatSatangShort, satang, satangFromBaht } from '../money/money.ts';
import { quickAmounts } from './quickAmounts.ts';
import { checkWithdrawAmount } from './withdrawAmount.ts';

const range = (min: number, max: number) => ({
  min: satangFromBaht(min),
  max: satangFromBaht(max),
});

describe('deposit amount', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['0', 'incorrect'],
    ['0500', 'incorrect'],
    ['๐500', 'incorrect'],
    ['12.5', 'digitsOnly'],
    ['300.00', 'digitsOnly'],
    ['-300', 'digitsOnly'],
    ['3e5', 'digitsOnly'],
    ['สามร้อย', 'digitsOnly'],
    ['249', 'belowMinimum'],
    ['45001', 'aboveMaximum'],
    ['99999999999999999999', 'aboveMaximum'],
  ])('reports the problem of %j', (typed, code) => {
    expect(checkDepositAmount(typed, range(250, 45_000))).toMatchObject({
      ok: false,
      problem: { code },
    });
  });

  it.each([
    ['250', 25_000],
    ['45,000', 4_500_000],
    ['๕๐๐', 50_000],
    [' 1,000 บาท ', 100_000],
    ['฿300', 30_000],
  ])('accepts %j', (typed, amount) => {
    expect(checkDepositAmount(typed, range(250, 45_000))).toEqual({ ok: true, amount });
  });

  it('returns the limit that was violated', () => {
    expect(checkDepositAmount('10', range(50, 45_000))).toMatchObject({
      problem: { limit: 5_000 },
    });
  });
});

describe('withdraw amount', () => {
  const terms = { range: range(300, 999_999), balance: satang(1_250_000) };

  it.each([
    ['', 'required'],
    ['0300', 'incorrect'],
    ['0', 'incorrect'],
    ['.', 'incorrect'],
    ['3.0.0', 'incorrect'],
    ['.5', 'incorrect'],
    ['300.123', 'twoDecimals'],
    ['300.1234', 'twoDecimals'],
    ['300บ', 'digitsOnly'],
    ['-300', 'digitsOnly'],
    ['0.50', 'belowMinimum'],
    ['299.99', 'belowMinimum'],
    ['1000000', 'aboveMaximum'],
    ['12500.01', 'notEnough'],
  ])('reports the problem of %j', (typed, code) => {
    expect(checkWithdrawAmount(typed, terms)).toMatchObject({ ok: false, problem: { code } });
  });

  it.each(['1000000', '9999999999999', '9999999999999.99'])(
    'returns the maximum for %s',
    (typed) => {
      expect(checkWithdrawAmount(typed, terms)).toEqual({
        ok: false,
        problem: { code: 'aboveMaximum', limit: 99_999_900 },
      });
    },
  );

  it.each([
    ['300', 30_000],
    ['300.', 30_000],
    ['1,234.5', 123_450],
    ['12,500.00', 1_250_000],
  ])('accepts %j', (typed, amount) => {
    expect(checkWithdrawAmount(typed, terms)).toEqual({ ok: true, amount });
  });
});

describe('quick amounts', () => {
  const inBaht = (min: number, max: number, layout: 'desktop' | 'mobile') =>
    quickAmounts(range(min, max), layout).map((amount) => amount / 100);

  it('match the specified amounts', () => {
    expect(inBaht(50, 45_000, 'desktop')).toEqual([50, 100, 200, 300, 1000, 2000, 5000, 45_000]);
    expect(inBaht(50, 45_000, 'mobile')).toEqual([50, 100, 500, 1000, 5000, 45_000]);
    expect(inBaht(250, 45_000, 'desktop')).toEqual([250, 350, 450, 550, 1000, 2000, 5000, 45_000]);
  });

  it('replace removed amounts with the next free thousands step', () => {
    expect(inBaht(1000, 20_000, 'desktop')).toEqual([
      1000, 1100, 1200, 1300, 2000, 3000, 5000, 20_000,
    ]);
    expect(inBaht(6000, 45_000, 'mobile')).toEqual([6000, 6100, 6500, 7000, 8000, 45_000]);
  });

  it('are always amounts that the channel accepts', () => {
    const odd = range(50.5, 45_000.25);
    const amounts = quickAmounts(odd, 'desktop');
    expect(amounts.map(formatSatangShort).slice(0, 2)).toEqual(['51', '100']);
    expect(amounts.map(formatSatangShort).at(-1)).toBe('45,000');
    for (const amount of amounts) {
      expect(checkDepositAmount(formatSatangShort(amount), odd)).toEqual({ ok: true, amount });
    }
    expect(inBaht(50.2, 50.8, 'mobile')).toEqual([]);
    expect(inBaht(0, 200, 'mobile')).toEqual([1, 100, 200]);
  });

  it('stay inside any range, ascending and unique', () => {
    for (let min = 1; min < 3000; min += 37) {
      for (const max of [min, min + 1, min + 150, min + 999, min + 20_000]) {
        for (const layout of ['desktop', 'mobile'] as const) {
          const amounts = inBaht(min, max, layout);
          expect(amounts).toEqual([...new Set(amounts)].sort((left, right) => left - right));
          expect(Math.min(...amounts)).toBe(min);
          expect(Math.max(...amounts)).toBe(max);
        }
      }
    }
  });
});
