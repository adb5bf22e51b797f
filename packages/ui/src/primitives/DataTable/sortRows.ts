import type { DataColumn, DataSort } from './dataColumn.ts';

type Value = string | number | null | undefined;

/** Thai in dictionary order, then Latin, `user2` before `user10`. */
const collator = new Intl.Collator('th', { numeric: true, sensitivity: 'base' });

const isMissing = (value: Value) => value === null || value === undefined || Number.isNaN(value);

function compare(one: Value, other: Value): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/**
 * Returns the rows in the requested order; stable for equal rows. If the column has no `sortBy`, the order is unchanged.
 *
 * @param sort null for the given order
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const way = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((one, other) => {
      const [without, otherWithout] = [isMissing(one.value), isMissing(other.value)];
      if (without || otherWithout) return Number(without) - Number(otherWithout);
      return way * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

/** The sort for a press on a header: numbers start with the largest, text with the first; the next press reverses. */
export function nextSort<Row>(column: DataColumn<Row>, sort: DataSort | null): DataSort {
  const first = column.kind === 'number' ? 'descending' : 'ascending';
  if (sort?.column !== column.id) return { column: column.id, direction: first };
  return {
    column: column.id,
    direction: sort.direction === 'ascending' ? 'descending' : 'ascending',
  };
}
