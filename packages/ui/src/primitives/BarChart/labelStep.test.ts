import { describe, expect, it } from 'vitest';

import { labelStep } from './labelStep.ts';

describe('the labels below bars', () => {
  it.each([
    [7, 700, 40, 1],
    [31, 700, 40, 4],
    [31, 300, 40, 8],
    [365, 300, 60, 122],
    [2, 0, 40, 1],
    [3, 60, 200, 3],
  ])('of %d bars in %d px, at most %d px wide: every %d', (count, room, widest, step) => {
    expect(labelStep(count, room, widest)).toBe(step);
  });

  it('never overlap each other, also at the edges', () => {
    for (const count of [1, 2, 7, 12, 31, 90, 365]) {
      for (const room of [200, 358, 640, 1200]) {
        for (const widest of [16, 40, 90]) {
          const step = labelStep(count, room, widest);
          const band = room / count;
          const middles = Array.from({ length: count }, (_, index) => (index + 0.5) * band)
            .filter((_, index) => (count - 1 - index) % step === 0)
            .map((middle) => Math.min(room - widest / 2, Math.max(widest / 2, middle)));
          middles.forEach((middle, index) => {
            const before = middles[index - 1];
            if (before === undefined) return;
            expect(middle - before).toBeGreaterThanOrEqual(widest);
          });
        }
      }
    }
  });
});
