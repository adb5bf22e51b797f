import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { satang, satangFromBaht } from '../money/money.ts';
import {
  formatUsdt,
  formatUsdtRate,
  microUsdt,
  parseUsdt,
  plainUsdtText,
  readableUsdt,
  satangFromUsdt,
  usdtForSatang,
  usdtRate,
  usdtRateFromBaht,
  usdtWithin,
} from './usdt.ts';
import { countCases } from '../testing/countCases.ts';

const RUNS = process.env['PROVE'] ? 10_000 : 1_000;

describe('an exchange rate', () => {
  it.each([
    [34.5, 345_000],
    [34.1275, 341_275],
    [0.0001, 1],
    [10_000, 100_000_000],
  ])('of %d baht is stored as %d', (baht, rate) => {
    expect(usdtRateFromBaht(baht)).toBe(rate);
  });

  it.each([0, -34.5, 34.12345, 10_000.1, Number.NaN, Infinity, 1e300])('refuses %d', (baht) => {
    expect(usdtRateFromBaht(baht)).toBeNull();
  });

  it('with four decimals is unchanged after the round trip to the API', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (rate) => {
        expect(usdtRateFromBaht(rate / 10_000)).toBe(rate);
      }),
    );
  });

  it.each([
    [345_000, '34.50'],
    [341_250, '34.125'],
    [341_275, '34.1275'],
    [341_205, '34.1205'],
    [350_000, '35.00'],
  ])('%d is written %s', (rate, text) => {
    expect(formatUsdtRate(usdtRate(rate))).toBe(text);
  });
});

describe('an amount of USDT', () => {
  it.each([
    ['20', 20_000_000],
    ['7.25', 7_250_000],
    ['1,200.000001', 1_200_000_001],
    ['0.5', 500_000],
  ])('is read from %s', (text, micro) => {
    expect(parseUsdt(text)).toBe(micro);
  });

  it.each(['', '0', '0.000000', '-1', '1e3', '1.2345678', '.5', '1234567890', 'x'])(
    'is not read from “%s”',
    (text) => {
      expect(parseUsdt(text)).toBeNull();
    },
  );

  it('cannot be a fraction or below one millionth', () => {
    for (const value of [0, -1, 0.5, Number.NaN])
      expect(() => microUsdt(value)).toThrow('no amount');
    for (const value of [0, -1, 0.5]) expect(() => usdtRate(value)).toThrow('no rate');
  });

  it.each([
    [20_000_000, 345_000, 69_000],
    [7_250_000, 345_000, 25_012],
    [1, 345_000, 0],
    [999_999_999_999_999, 345_000, 3_449_999_999_999],
  ])('%d at %d comes to %d satang, rounded down', (amount, rate, expected) => {
    expect(satangFromUsdt(microUsdt(amount), usdtRate(rate))).toBe(expected);
  });

  it('never converts to more than was sent, nor to one satang too little', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 1_000_000 }), (amount, rate) => {
        const exact = BigInt(amount) * BigInt(rate);
        const credited = BigInt(satangFromUsdt(microUsdt(amount), usdtRate(rate))) * 100_000_000n;
        expect(credited <= exact && exact - credited < 100_000_000n).toBe(true);
      }),
    );
  });
});

describe('an amount of baht in USDT', () => {
  const rates = fc.integer({ min: 1, max: 10_000_000 }).map(usdtRate);
  const amounts = fc.integer({ min: 1, max: 99_999_900 }).map(satang);

  it.each([
    [30_000, 345_000, '8.695653'],
    [69_000, 345_000, '20'],
    [1, 345_000, '0.00029'],
    [4_500_000, 342_750, '1,312.910285'],
  ])('%d satang at %d are %s', (amount, rate, text) => {
    const micro = usdtForSatang(satang(amount), usdtRate(rate));
    expect(micro && formatUsdt(micro)).toBe(text);
  });

  it('converts back to at least the amount, and one millionth less would be too little', () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const micro = usdtForSatang(amount, rate);
        if (!micro) return;
        expect(satangFromUsdt(micro, rate)).toBeGreaterThanOrEqual(amount);
        if (micro > 1) expect(satangFromUsdt(microUsdt(micro - 1), rate)).toBeLessThan(amount);
      }),
      { numRuns: RUNS },
    );
    countCases(RUNS);
  });

  it('is null for zero and for values above the safe integer range', () => {
    expect(usdtForSatang(satang(0), usdtRate(345_000))).toBeNull();
    expect(usdtForSatang(satang(-100), usdtRate(345_000))).toBeNull();
    expect(usdtForSatang(satang(Number.MAX_SAFE_INTEGER), usdtRate(1))).toBeNull();
  });

  it('keeps the limits of a channel at both ends, and one millionth beyond exceeds them', () => {
    const ranges = fc.tuple(amounts, amounts).map(([one, other]) => ({
      min: satang(Math.min(one, other)),
      max: satang(Math.max(one, other)),
    }));
    fc.assert(
      fc.property(ranges, fc.integer({ min: 10_000, max: 10_000_000 }), (range, given) => {
        const rate = usdtRate(given);
        const within = usdtWithin(range, rate);
        if (!within) return;
        expect(satangFromUsdt(within.min, rate)).toBeGreaterThanOrEqual(range.min);
        expect(satangFromUsdt(within.max, rate)).toBeLessThanOrEqual(range.max);
        expect(satangFromUsdt(microUsdt(within.max + 1), rate)).toBeGreaterThan(range.max);
      }),
      { numRuns: RUNS },
    );
    countCases(RUNS);
  });

  it.each([
    [250, 45_000, 345_000, { min: 7_246_377, max: 1_304_348_115 }],
    [0, 100, 345_000, { min: 1, max: 2_898_840 }],
    [0, 0, 10_000, { min: 1, max: 9_999 }],
    // A millionth of a coin is worth more than the whole range.
    [0, 0, 100_000_000, null],
  ])('from %d to %d baht at a rate of %d is %j', (min, max, rate, range) => {
    const baht = { min: satangFromBaht(min), max: satangFromBaht(max) };
    expect(usdtWithin(baht, usdtRate(rate))).toEqual(range);
  });

  it('is null for a minimum that no USDT amount can reach', () => {
    const range = { min: satang(Number.MAX_SAFE_INTEGER), max: satang(100) };
    expect(usdtWithin(range, usdtRate(1))).toBeNull();
  });

  it.each([
    [7_246_377, 1_304_348_115, '7.25', '1,304.34'],
    [7_250_000, 20_000_000, '7.25', '20'],
    [7_249_000, 7_251_000, '7.25', '7.25'],
    // The range contains no hundredth.
    [7_251_000, 7_259_000, '7.251', '7.259'],
  ])('from %i to %i millionths is written from %s to %s', (min, max, least, most) => {
    const range = readableUsdt({ min: microUsdt(min), max: microUsdt(max) });
    expect([formatUsdt(range.min), formatUsdt(range.max)]).toEqual([least, most]);
  });

  it('is formatted so that it parses to the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (micro) => {
        expect(parseUsdt(formatUsdt(microUsdt(micro)))).toBe(micro);
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    ['๒๐.๕ USDT', '20.5'],
    [' 1,200.25usdt', '1200.25'],
    ['.5', '0.5'],
    ['12a', '12a'],
  ])('typed as “%s” is normalised to “%s”', (typed, plain) => {
    expect(plainUsdtText(typed)).toBe(plain);
  });
});
