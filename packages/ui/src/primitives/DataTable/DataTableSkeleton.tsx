import { classes } from '../../private/classes.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { DataColumn } from './dataColumn.ts';
import * as css from './DataTable.css.ts';

interface DataTableSkeletonProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** Number of expected rows. */
  rows: number;
}

/** Placeholder rows while loading. Hidden from screen readers: the table is marked as busy. */
export function DataTableSkeleton<Row>({ columns, rows }: DataTableSkeletonProps<Row>) {
  return (
    <tbody className={css.body} aria-hidden="true" data-part="shape">
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} className={css.row}>
          {columns.map((column, place) => (
            <td
              key={column.id}
              className={classes(css.cell, place === 0 && css.rowHead)}
              data-kind={column.kind ?? 'text'}
              data-label={column.header}
              data-main={column.main || undefined}
            >
              <span className={css.shape}>
                <Skeleton shape="text" />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
