'use client';

import { useMemo, useState, type HTMLAttributes, type ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import type { DataColumn, DataSort } from './dataColumn.ts';
import * as css from './DataTable.css.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataRowAction } from './DataTableRow.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { DataTableTotals } from './DataTableTotals.tsx';
import { sortRows } from './sortRows.ts';
import { tableRoles } from './tableRoles.ts';

/** Props of {@link DataTable}. Other props go to the element around the table. */
export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name of the table. */
  caption: string;
  /** Shows the caption only to screen readers, when a heading has the same text. @default false */
  captionHidden?: boolean;
  /** The columns in order; the first one names the row. */
  columns: readonly DataColumn<Row>[];
  /** The rows, or a state instead of them: a skeleton while loading, an EmptyState, an ErrorState. */
  state:
    | { readonly status: 'loading'; readonly rows?: number }
    | { readonly status: 'empty'; readonly content: ReactNode }
    | { readonly status: 'error'; readonly content: ReactNode }
    | { readonly status: 'ready'; readonly rows: readonly Row[] };
  /** Unique key of a row, independent of the order. */
  rowKey: (row: Row) => string;
  /** The order, when controlled, such as by the address; null is the given order. @default uncontrolled */
  sort?: DataSort | null;
  /** The initial order. @default the given order */
  defaultSort?: DataSort;
  /** Called to change the order. */
  onSortChange?: (sort: DataSort) => void;
  /** The action of a press anywhere on a row; the first column becomes its link or button. @default none */
  rowAction?: DataRowAction<Row>;
  /** A last row with totals, by column id; the label is in the first column. @default none */
  totals?: { readonly label: string; readonly cells: Readonly<Record<string, ReactNode>> };
}

const SHAPES = 5;
/** From this number of columns on, a table needs more width than an upright tablet has. */
const MANY = 7;

/**
 * A table that is sorted by its headers and becomes cards at narrow widths, only by CSS. Only the rows near the viewport are
 * in the DOM: 5,000 rows cost as much as 150.
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  state,
  rowKey,
  sort,
  defaultSort,
  onSortChange,
  rowAction,
  totals,
  className,
  ...rest
}: DataTableProps<Row>) {
  const [own, setOwn] = useState<DataSort | null>(defaultSort ?? null);
  const order = sort === undefined ? own : sort;
  const given = state.status === 'ready' ? state.rows : null;
  const rows = useMemo(() => given && sortRows(given, columns, order), [given, columns, order]);
  const changeSort = (next: DataSort) => {
    setOwn(next);
    onSortChange?.(next);
  };
  const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0);
  return (
    <div
      {...rest}
      className={classes(
        css.root,
        columns.length >= MANY && css.many,
        columns.some(({ main }) => main) && css.compact,
        columns.length === 6 && css.six,
        totals && css.summed,
        className,
      )}
      data-component="data-table"
      data-state={state.status}
      aria-busy={state.status === 'loading'}
    >
      <table
        {...tableRoles.table}
        className={css.table}
        aria-rowcount={rows ? rows.length + 1 + (totals ? 1 : 0) : undefined}
      >
        <caption className={captionHidden ? visuallyHidden : css.caption} data-part="caption">
          {caption}
        </caption>
        <colgroup>
          {columns.map(({ id, width = 1 }) => (
            <col key={id} width={`${(width / whole) * 100}%`} />
          ))}
        </colgroup>
        <DataTableHead columns={columns} sort={order} onSortChange={changeSort} />
        {state.status === 'loading' && (
          <DataTableSkeleton columns={columns} rows={state.rows ?? SHAPES} />
        )}
        {rows && (
          <DataTableBody columns={columns} rows={rows} rowKey={rowKey} rowAction={rowAction} />
        )}
        {rows && totals && (
          <DataTableTotals columns={columns} totals={totals} place={rows.length + 2} />
        )}
      </table>
      {(state.status === 'empty' || state.status === 'error') && (
        <div className={css.message} data-part="message">
          {state.content}
        </div>
      )}
    </div>
  );
}
