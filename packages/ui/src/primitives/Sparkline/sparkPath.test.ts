import { describe, expect, it } from 'vitest';

import { sparkPath } from './sparkPath.ts';

describe('the line of a sparkline', () => {
  it('goes from the lowest value at the bottom to the highest at the top', () => {
    expect(sparkPath([0, 5, 10]).line).toBe('M0 100L50 50L100 0');
  });

  it('breaks at a missing value, and draws an isolated value as a dot', () => {
    expect(sparkPath([0, null, 10, null, 5, 0]).line).toBe('M0 100h.01M40 0h.01M80 50L100 100');
  });

  it('is in the middle for equal values, and at the bottom when all are zero', () => {
    expect(sparkPath([7, 7]).line).toBe('M0 50L100 50');
    expect(sparkPath([0, 0]).line).toBe('M0 100L100 100');
  });

  it('places a single value in the middle of the width', () => {
    expect(sparkPath([3])).toMatchObject({ line: 'M50 50h.01', area: '', last: { x: 50, y: 50 } });
  });

  it('fills the area to zero at any height', () => {
    expect(sparkPath([-10, 10])).toMatchObject({ zero: 50, area: 'M0 100L100 0V50H0Z' });
    expect(sparkPath([-10, -5])).toMatchObject({ zero: null, area: 'M0 100L100 0V0H0Z' });
  });

  it.each([[[]], [[null, null]], [[Number.NaN, Number.POSITIVE_INFINITY]]])(
    'is empty for %o',
    (values) => {
      expect(sparkPath(values)).toEqual({ line: '', area: '', zero: null, last: null });
    },
  );

  it('marks the last existing value', () => {
    expect(sparkPath([0, 10, null]).last).toEqual({ x: 50, y: 0 });
  });
});
