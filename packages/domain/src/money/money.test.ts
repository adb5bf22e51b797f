import { describe, expect, it } from 'vitest';
import {
  addSatang,
  bahtFromSatang,
  formatMinorUnits,
  formatSatang,
  formatSatangShort,
  parseSatang,
  satang,
  satangFromBaht,
} from './money.ts';
import { countCases } from '../testing/countCases.ts';

/** All amounts with PROVE; otherwise a sample with a coprime stride. */
const STRIDE = process.env['PROVE'] ? 1 : 997;

/** All hundred million amounts take minutes. */
const PATIENCE_MS = 30 * 60_000;

describe('money', () => {
  it(
    'parse → format → parse is exact for the amounts from 0.01 to 999,999.00',
    () => {
      let cases = 0;
      for (let value = 1; value <= 99_999_900; value += STRIDE) {
        const amount = satang(value);
        if (parseSatang(formatSatang(amount)) !== amount) throw new Error(`not exact: ${value}`);
        cases += 1;
      }
      countCases(cases);
    },
    PATIENCE_MS,
  );

  it(
    'survives the conversion to baht and back without losing a satang',
    () => {
      let cases = 0;
      for (let value = 1; value <= 99_999_900; value += STRIDE) {
        const back = satangFromBaht(JSON.parse(JSON.stringify(bahtFromSatang(satang(value)))));
        if (back !== value) throw new Error(`not exact: ${value}`);
        cases += 1;
      }
      countCases(cases);
    },
    PATIENCE_MS,
  );

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1_250_000, '12,500.00'],
    [-30_050, '-300.50'],
    [99_999_900, '999,999.00'],
    [123_456_789_00, '123,456,789.00'],
  ])('formats %i satang as %s', (value, text) => {
    expect(formatSatang(satang(value))).toBe(text);
  });

  it('omits zero decimals in ranges', () => {
    expect(formatSatangShort(satang(4_500_000))).toBe('45,000');
    expect(formatSatangShort(satang(25_050))).toBe('250.50');
  });

  it.each(['', '.', '1.234', '-5', '1e3', 'abc', '1 000', '1234567890123'])(
    'refuses %j',
    (text) => {
      expect(parseSatang(text)).toBeNull();
    },
  );

  it.each([Number.NaN, Infinity, 0.5, 2 ** 53])('refuses %d as satang', (value) => {
    expect(() => satang(value)).toThrow(RangeError);
  });

  it('names the refused value in the error', () => {
    expect(() => satang(0.5)).toThrow(/satang: 0\.5/);
  });

  it('adds two amounts', () => {
    expect(addSatang(satang(250), satang(30))).toBe(280);
    expect(() => addSatang(satang(2 ** 53 - 1), satang(1))).toThrow(RangeError);
  });

  it.each([
    [1_235, 0, '1,235'],
    [-7, 0, '-7'],
    [123_450, 2, '1,234.50'],
    [5, 6, '0.000005'],
  ])('formats %i with %i decimals as %s', (amount, decimals, text) => {
    expect(formatMinorUnits(amount, decimals)).toBe(text);
  });
});
