import { describe, expect, it } from 'vitest';

import { barScale } from './barScale.ts';

describe('the scale of a bar chart', () => {
  it.each([
    [
      [300, 1250],
      [0, 500, 1000, 1500],
    ],
    [
      [-40, 60],
      [-50, 0, 50, 100],
    ],
    [
      [-1200, -300],
      [-1500, -1000, -500, 0],
    ],
    [[0, 0, 0], [0]],
    [[], [0]],
    [[null, null], [0]],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [[7], [0, 2.5, 5, 7.5]],
    [
      [Number.NaN, 10],
      [0, 5, 10],
    ],
  ])('%o has the ticks %o', (values, ticks) => {
    expect(barScale(values).ticks).toEqual(ticks);
  });

  it('includes zero and every value, for any values', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const values = Array.from(
        { length: 1 + (seed % 7) },
        (_, index) => Math.sin(seed * 12.9898 + index * 78.233) * 10 ** (seed % 9),
      );
      const { ticks, low, high, place } = barScale(values);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
        expect(place(value)).toBeGreaterThanOrEqual(-1e-9);
        expect(place(value)).toBeLessThanOrEqual(100 + 1e-9);
      }
    }
  });
});
