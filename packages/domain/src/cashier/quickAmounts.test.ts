import { expect, it } from 'vitest';
import { satangFromBaht } from '../money/money.ts';
import { type QuickAmountLayout, quickAmounts } from './quickAmounts.ts';

it.each<[QuickAmountLayout, number, number, number[]]>([
  ['desktop', 50, 45_000, [50, 100, 200, 300, 1000, 2000, 5000, 45_000]],
  ['mobile', 50, 45_000, [50, 100, 500, 1000, 5000, 45_000]],
  ['desktop', 99.5, 45_000, [100, 200, 300, 400, 1000, 2000, 5000, 45_000]],
  ['desktop', 99, 45_000, [99, 100, 200, 300, 1000, 2000, 5000, 45_000]],
  ['desktop', 100, 45_000, [100, 200, 300, 400, 1000, 2000, 5000, 45_000]],
  ['mobile', 101, 45_000, [101, 201, 601, 1000, 5000, 45_000]],
  // A value that occurs twice or is out of range is replaced by thousands.
  ['desktop', 900, 45_000, [900, 1000, 1100, 1200, 2000, 3000, 5000, 45_000]],
  ['mobile', 1000, 45_000, [1000, 1100, 1500, 2000, 5000, 45_000]],
  ['desktop', 20_000, 30_500, [20_000, 20_100, 20_200, 20_300, 21_000, 22_000, 23_000, 30_500]],
  ['mobile', 20_000, 22_000, [20_000, 20_100, 20_500, 21_000, 22_000]],
  ['desktop', 0, 0.5, []],
  ['desktop', 0, 1, [1]],
  ['mobile', 1, 100.99, [1, 100]],
  ['mobile', 500, 500, [500]],
  ['mobile', 500, 499, []],
])('on %s, from %d to %d baht: %j', (layout, min, max, expected) => {
  const range = { min: satangFromBaht(min), max: satangFromBaht(max) };
  expect(quickAmounts(range, layout)).toEqual(expected.map(satangFromBaht));
});
