'use client';

import type { ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import type { DataColumn } from './dataColumn.ts';
import * as css from './DataTable.css.ts';
import { tableRoles } from './tableRoles.ts';

/** The action of a row: a link or a callback. */
export type DataRowAction<Row> =
  | { readonly href: (row: Row) => string }
  | { readonly onAction: (row: Row) => void };

/** Props of {@link DataTableRow}. */
export interface DataTableRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  row: Row;
  /** Its row number; the header is 1. */
  place: number;
  rowAction: DataRowAction<Row> | undefined;
}

/** One row, or a card at narrow widths. */
export function DataTableRow<Row>({ columns, row, place, rowAction }: DataTableRowProps<Row>) {
  return (
    <tr
      {...tableRoles.row}
      aria-rowindex={place}
      className={css.row}
      data-part="row"
      data-state={rowAction ? 'active' : undefined}
    >
      {columns.map((column, index) => {
        const shared = {
          'data-label': column.header,
          'data-kind': column.kind ?? 'text',
          'data-main': column.main || undefined,
          'data-part': 'cell',
        };
        return index === 0 ? (
          <th
            {...shared}
            key={column.id}
            {...tableRoles.rowHeader}
            scope="row"
            className={classes(css.cell, css.rowHead)}
          >
            {rowAction ? act(rowAction, row, column.cell(row)) : column.cell(row)}
          </th>
        ) : (
          <td {...shared} key={column.id} {...tableRoles.cell} className={css.cell}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

function act<Row>(action: DataRowAction<Row>, row: Row, content: ReactNode): ReactNode {
  return 'href' in action ? (
    <a href={action.href(row)} className={css.action} data-part="action">
      {content}
    </a>
  ) : (
    <button
      type="button"
      className={classes(css.action, css.inPlace)}
      onClick={() => action.onAction(row)}
      data-part="action"
    >
      {content}
    </button>
  );
}
