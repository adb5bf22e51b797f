import { describe, expect, it } from 'vitest';

import type { DataColumn } from './dataColumn.ts';
import { nextSort, sortRows } from './sortRows.ts';

interface Row {
  name: string;
  amount: number | null;
}
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'number',
    cell: ({ amount }) => amount,
    sortBy: ({ amount }) => amount,
  },
  { id: 'plain', header: 'Plain', cell: () => '' },
];
const rows: Row[] = [
  { name: 'user10', amount: 5 },
  { name: 'ขวัญ', amount: null },
  { name: 'user2', amount: 300 },
  { name: 'เกด', amount: -20 },
  { name: 'กมล', amount: 5 },
];
const sorted = (column: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { column, direction });

describe('the order of rows', () => {
  it('follows a Thai dictionary, and compares numbers in names as numbers', () => {
    const names = sorted('name', 'ascending').map(({ name }) => name);
    expect(names.filter((name) => /[ก-ฮ]/.test(name))).toEqual(['กมล', 'เกด', 'ขวัญ']);
    expect(names.filter((name) => name.startsWith('user'))).toEqual(['user2', 'user10']);
  });

  it.each([
    ['ascending', [-20, 5, 5, 300, null]],
    ['descending', [300, 5, 5, -20, null]],
  ] as const)('has rows without value last, %s', (direction, amounts) => {
    expect(sorted('amount', direction).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('keeps the order of equal rows in both directions', () => {
    for (const direction of ['ascending', 'descending'] as const) {
      const equal = sorted('amount', direction).filter(({ amount }) => amount === 5);
      expect(equal.map(({ name }) => name)).toEqual(['user10', 'กมล']);
    }
  });

  it('is the given order for a column that the caller sorts, and does not change the given array', () => {
    const before = [...rows];
    expect(sorted('plain', 'ascending')).toBe(rows);
    sorted('name', 'descending');
    expect(rows).toEqual(before);
  });

  it('starts with the largest number and the first word', () => {
    const [name, amount] = columns as [DataColumn<Row>, DataColumn<Row>];
    expect(nextSort(amount, null).direction).toBe('descending');
    expect(nextSort(name, null).direction).toBe('ascending');
    expect(nextSort(name, { column: 'name', direction: 'ascending' }).direction).toBe('descending');
  });
});
