import { describe, expect, it } from 'vitest';

import { clockFace } from './clockFace.ts';

describe('the text of a countdown', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [60, '1:00'],
    [584, '9:44'],
    [3_600, '1:00:00'],
    [7_384, '2:03:04'],
    [Number.NaN, '-:--'],
  ])('shows %d seconds as %s', (seconds, face) => {
    expect(clockFace(seconds)).toBe(face);
  });
});
