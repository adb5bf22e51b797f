import { expect, it } from 'vitest';

import { dominantColours } from './dominantColours.ts';

/** Pixels of some colours, each as often as given. */
const pixels = (parts: readonly (readonly [rgba: readonly number[], times: number])[]) =>
  Uint8ClampedArray.from(parts.flatMap(([rgba, times]) => Array(times).fill(rgba).flat()));

it('puts a vivid colour before a larger grey area', () => {
  const found = dominantColours(
    pixels([
      [[240, 240, 240, 255], 700],
      [[194, 54, 22, 255], 300],
    ]),
  );
  expect(found).toEqual(['#c23616', '#f0f0f0']);
});

it('joins shades, and skips transparent pixels and specks', () => {
  const found = dominantColours(
    pixels([
      [[56, 224, 160, 255], 500],
      [[58, 220, 158, 255], 400],
      [[255, 0, 0, 20], 900],
      [[0, 0, 255, 255], 5],
    ]),
  );
  expect(found).toEqual(['#38e0a0']);
});

it('finds nothing in an empty picture', () => {
  expect(dominantColours(new Uint8ClampedArray(400))).toEqual([]);
});
