import { describe, expect, it } from 'vitest';

import { defineTheme } from './defineTheme.ts';
import { distance, toOklch } from './oklch.ts';
import { reportRows } from './report.ts';
import { suggestColours } from './suggestColours.ts';
import { anyColour, mulberry } from './testColours.ts';

const SEEDS = ['#000000', '#ffffff', '#808080', '#ff0000', '#ffff00', '#0000ff', '#f2b63c'];
const random = mulberry(20260115);
const seeds = [...SEEDS, ...Array.from({ length: 300 }, () => anyColour(random))];

describe.each(['dark', 'light'] as const)('six colours from one, %s', (scheme) => {
  it('give a theme without a failing pair, for any seed', () => {
    for (const seed of seeds) {
      const theme = defineTheme({ name: 'seed', ...suggestColours(seed, scheme) });
      expect(
        reportRows(theme).filter(({ pass }) => !pass),
        seed,
      ).toEqual([]);
      expect(theme.scheme, seed).toBe(scheme);
    }
  });

  it('keep the seed as the primary action', () => {
    for (const seed of seeds) expect(suggestColours(seed, scheme).bgBtn).toBe(seed);
  });

  it('keep the steps between page, chips and secondary buttons visible', () => {
    for (const seed of seeds) {
      const { bg, bgBtnInContent, bgSubBtnAndGbIcon } = suggestColours(seed, scheme);
      expect(distance(bg, bgBtnInContent), seed).toBeGreaterThan(0.04);
      expect(distance(bgBtnInContent, bgSubBtnAndGbIcon), seed).toBeGreaterThan(0.04);
    }
  });

  it('have the hue of the seed', () => {
    const seed = toOklch('#2f6fed');
    const { bgSubBtnAndGbIcon } = suggestColours('#2f6fed', scheme);
    expect(Math.abs(toOklch(bgSubBtnAndGbIcon).h - seed.h)).toBeLessThan(4);
  });
});

it('refuses a seed that is not #rrggbb', () => {
  expect(() => suggestColours('red', 'dark')).toThrow('#rrggbb');
});
