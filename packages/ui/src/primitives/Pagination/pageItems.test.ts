import { describe, expect, it } from 'vitest';

import { pageItems } from './pageItems.ts';

const written = (page: number, count: number) =>
  pageItems(page, count)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

describe('the numbers of a pagination', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 … 12'],
    [4, 12, '1 2 3 4 5 … 12'],
    [5, 12, '1 … 4 5 6 … 12'],
    [8, 12, '1 … 7 8 9 … 12'],
    [9, 12, '1 … 8 9 10 11 12'],
    [12, 12, '1 … 8 9 10 11 12'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [1, 0, ''],
  ])('page %d of %d: %s', (page, count, text) => {
    expect(written(page, count)).toBe(text);
  });

  it('never leaves out a single page, never repeats one, and keeps its width', () => {
    for (let count = 8; count <= 60; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const items = pageItems(page, count);
        const numbers = items.filter((item) => typeof item === 'number');
        expect(items).toHaveLength(7);
        expect(new Set(items).size).toBe(7);
        expect(numbers).toContain(page);
        numbers.forEach((number, index) => {
          const skipped = number - (numbers[index - 1] ?? 0) - 1;
          expect(skipped).not.toBe(1);
        });
      }
    }
  });
});
