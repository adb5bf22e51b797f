import { describe, expect, it } from 'vitest';

import { ROOMY_PX, columnSteps, columnsFor } from './columnsFor.ts';

describe('columnsFor', () => {
  it.each([
    [320, 3],
    [358, 3],
    [619, 5],
    [684, 4],
    [920, 5],
    [1121, 6],
    [1280, 7],
  ])('maps a width of %i px to %i columns', (width, columns) => {
    expect(columnsFor(width)).toBe(columns);
  });

  it('returns at least two and at most eight', () => {
    expect([columnsFor(0), columnsFor(10_000)]).toEqual([2, 8]);
  });
});

it('has a step for every change of the number, so that skeletons match the layout of the games', () => {
  expect(columnSteps().map(([from]) => from)).toContain(ROOMY_PX);
  for (const width of [0, 304, 305, 549, 619, 620, 792, 1144, 1400]) {
    const last = columnSteps().findLast(([from]) => from <= width);
    expect(last?.[1], `${width} px`).toBe(columnsFor(width));
  }
});
