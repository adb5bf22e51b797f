/**
 * What the elements of a table are by themselves, written down: Safari forgets it when style makes cards of them, and with
 * it a screen reader's way through rows and columns.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
