import type { ReactNode } from 'react';

/** One column: its name, what it shows of a row, and how it is sorted. */
export interface DataColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Its name, in the head and, on a phone, before each of its values. */
  header: string;
  /** What it shows of a row. */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, one digit below the other. @default 'text' */
  kind?: 'text' | 'number';
  /**
   * The figure that matters: a card has it beside its name and sets the others small, two or three beside each other, and the totals
   * come before the cards. One column at most.
   *
   * @default false
   */
  main?: boolean;
  /** Its share of the width, against 1 of the others. @default 1 */
  width?: number;
  /** What the table sorts it by; what has no value comes last either way. Makes it sortable. */
  sortBy?: (row: Row) => string | number | null | undefined;
  /** Can be sorted by whoever brings the rows, in the order asked for. @default whether it has `sortBy` */
  sortable?: boolean;
}

/** By which column, and which way. */
export interface DataSort {
  /** Id of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** Whether a head offers to sort by it. */
export function isSortable<Row>(column: DataColumn<Row>): boolean {
  return column.sortable ?? column.sortBy !== undefined;
}
