import { describe, expect, it } from 'vitest';

import { REFERENCE_THEMES } from '../themes/referenceThemes.ts';
import { derive } from './derive.ts';
import { hexOf } from './oklch.ts';
import { ownContrast } from './ownContrast.ts';
import { laidOver } from './translucent.ts';

const STEPS = ['surface', 'raised', 'inset', 'selected'] as const;

/** Contrast of `rgb(r g b / n%)` with the surface under it. */
function seenOn(value: string, surface: string): number {
  const [r, g, b, percent] = value.match(/[\d.]+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return ownContrast(laidOver(hexOf([r, g, b]), percent / 100, surface), surface);
}

describe('the colour of skeletons', () => {
  it.each(Object.values(REFERENCE_THEMES))(
    'has the same brightness in $name as in every brand, on every ground and its steps',
    (input) => {
      for (const ground of Object.values(derive(input).grounds)) {
        for (const step of STEPS) {
          const seen = seenOn(ground.skeleton, ground[step]);
          expect(seen, `${ground.skeleton} on ${ground[step]}`).toBeGreaterThan(1.15);
          expect(seen, `${ground.skeleton} on ${ground[step]}`).toBeLessThan(1.28);
        }
      }
    },
  );
});
