/**
 * The implicit roles of table elements, set explicitly. Safari drops them when CSS turns rows into cards, and screen readers
 * could no longer navigate rows and columns.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
