import type { ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import type { DataColumn } from './dataColumn.ts';
import * as css from './DataTable.css.ts';
import { tableRoles } from './tableRoles.ts';

interface DataTableTotalsProps<Row> {
  columns: readonly DataColumn<Row>[];
  totals: { readonly label: string; readonly cells: Readonly<Record<string, ReactNode>> };
  /** Its row number; the header is 1. */
  place: number;
}

/** The totals, below all rows. */
export function DataTableTotals<Row>({ columns, totals, place }: DataTableTotalsProps<Row>) {
  return (
    <tfoot {...tableRoles.group} className={css.foot} data-part="totals">
      <tr {...tableRoles.row} aria-rowindex={place} className={classes(css.row, css.totals)}>
        {columns.map((column, index) =>
          index === 0 ? (
            <th
              key={column.id}
              {...tableRoles.rowHeader}
              scope="row"
              className={classes(css.cell, css.rowHead)}
            >
              {totals.label}
            </th>
          ) : (
            <td
              key={column.id}
              {...tableRoles.cell}
              className={css.cell}
              data-kind={column.kind ?? 'text'}
              data-label={column.header}
              data-main={column.main || undefined}
              // A card omits columns without total.
              data-state={column.id in totals.cells ? undefined : 'none'}
            >
              {totals.cells[column.id]}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}
