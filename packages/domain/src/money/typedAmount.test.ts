import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSatang } from './money.ts';
import { readTypedAmount } from './typedAmount.ts';

describe('a typed amount', () => {
  it.each([
    ['', 0, '', ''],
    ['฿1,500 บาท', 0, '1500', ''],
    ['๑๕๐๐', 0, '1500', ''],
    ['500.-', 0, '500', ''],
    ['500.-5', 0, '500', '.-5'],
    ['x500.-', 0, '', 'x500.-'],
    ['12.', 0, '12', ''],
    ['12.00', 0, '12', ''],
    ['12.000', 0, '12', '.000'],
    ['12.50', 0, '12', '.50'],
    ['12.5.0', 0, '12', '.5.0'],
    ['1e9', 0, '1', 'e9'],
    ['-500', 0, '', '-500'],
    ['12.50', 2, '12.50', ''],
    ['12.500', 2, '12.50', ''],
    ['12.5000', 2, '12.50', ''],
    ['12.505', 2, '12.50', '5'],
    ['12.5005', 2, '12.50', '05'],
    ['12.5050', 2, '12.50', '50'],
    ['1.2.3', 2, '1.2', '.3'],
    ['.5', 2, '0.5', ''],
    ['.', 2, '0.', ''],
    ['0.1234567', 6, '0.123456', '7'],
  ])('%j with %d decimals is %j and ignores %j', (typed, decimals, text, ignored) => {
    expect(readTypedAmount(typed, decimals)).toEqual({ text, ignored });
  });

  it('is never larger than the amount at its beginning, whatever follows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc
          .string()
          .filter((rest) => /^[^\d\p{Nd},.\s฿]/u.test(rest) && !/^(?:baht|thb|บาท)/i.test(rest)),
        (baht, rest) => {
          const { text } = readTypedAmount(`${baht}${rest}`, 2);
          expect(parseSatang(text)).toBe(baht * 100);
        },
      ),
    );
  });
});
