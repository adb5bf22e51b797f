import type { ReactNode } from 'react';

/** One column: name, content and sorting. */
export interface DataColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Its name, in the header and, on a phone, before each of its values. */
  header: string;
  /** Renders the value of a row. */
  cell: (row: Row) => ReactNode;
  /** `number` aligns figures at the end, digit below digit. @default 'text' */
  kind?: 'text' | 'number';
  /**
   * The main figure. A card shows it next to the name and the others small, in rows of two or three. The totals come before
   * the cards. At most one column.
   *
   * @default false
   */
  main?: boolean;
  /** Its relative width; others have 1. @default 1 */
  width?: number;
  /** Sort value. Rows without value are always last. Makes the column sortable. */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** Sortable by the caller, who provides the rows in the requested order. @default whether it has `sortBy` */
  sortable?: boolean;
}

/** Column and direction of sorting. */
export interface DataSort {
  /** Id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Whether the header is sortable. */
export function isSortable<Row>(column: DataColumn<Row>): boolean {
  return column.sortable ?? column.sortBy !== undefined;
}
