import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSatang } from '../money/money.ts';
import { parseUsdt, satangFromUsdt, usdtRate } from './usdt.ts';
import { bahtText, usdtText } from './usdtEntry.ts';

const RATE = usdtRate(345_000);

describe('USDT and baht converter', () => {
  it.each([
    ['20', '690'],
    ['7.25', '250.12'],
    ['๒๐', '690'],
    ['1,200.5 USDT', '41,417.25'],
    ['20.', '690'],
    ['.5', '17.25'],
    ['', ''],
    ['0', ''],
    ['12a', ''],
    ['1.2345678', ''],
    ['9'.repeat(15), ''],
  ])('converts “%s” USDT to “%s” baht', (text, baht) => {
    expect(bahtText({ side: 'usdt', text }, RATE)).toBe(baht);
    expect(usdtText({ side: 'usdt', text }, RATE)).toBe(text);
  });

  it.each([
    ['690', '20'],
    ['๓๐๐ บาท', '8.695653'],
    ['฿1,500.50', '43.492754'],
    ['', ''],
    ['0', ''],
    ['300.555', ''],
    ['x', ''],
    ['9'.repeat(15), ''],
  ])('converts “%s” baht to “%s” USDT', (text, usdt) => {
    expect(usdtText({ side: 'baht', text }, RATE)).toBe(usdt);
    expect(bahtText({ side: 'baht', text }, RATE)).toBe(text);
  });

  it('never returns so little USDT that less than the typed baht would arrive', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_900 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (satang, given) => {
          const rate = usdtRate(given);
          const text = usdtText({ side: 'baht', text: String(satang / 100) }, rate);
          const amount = parseUsdt(text);
          // No wallet holds more than nine digits, and no field shows them.
          if (!amount) return;
          expect(satangFromUsdt(amount, rate)).toBeGreaterThanOrEqual(
            parseSatang(String(satang / 100)) ?? Infinity,
          );
        },
      ),
      { numRuns: process.env['PROVE'] ? 10_000 : 1_000 },
    );
  });

  it('shows only valid numbers for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('usdt', 'baht'), (text, side) => {
        const entry = { side, text } as const;
        const other = side === 'usdt' ? bahtText(entry, RATE) : usdtText(entry, RATE);
        expect(other).toMatch(/^(?:[\d,]+(?:\.\d+)?)?$/);
      }),
    );
  });
});
