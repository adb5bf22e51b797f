import { describe, expect, it } from 'vitest';

import { columnsFor } from './useColumns.ts';

describe('columnsFor', () => {
  it.each([
    [320, 3],
    [358, 3],
    [700, 4],
    [920, 5],
    [1121, 6],
    [1280, 7],
  ])('gives a width of %i px %i columns', (width, columns) => {
    expect(columnsFor(width)).toBe(columns);
  });

  it('never has fewer than two or more than eight', () => {
    expect([columnsFor(0), columnsFor(10_000)]).toEqual([2, 8]);
  });
});
