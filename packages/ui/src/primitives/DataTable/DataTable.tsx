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
  /** What the table is about; its name. */
  caption: string;
  /** Keeps the caption for a screen reader, where a heading says the same. @default false */
  captionHidden?: boolean;
  /** The columns in order; the first one names the row. */
  columns: readonly DataColumn<Row>[];
  /** Rows, or what stands in their place: shapes while they come, an EmptyState, an ErrorState. */
  state:
    | { readonly status: 'loading'; readonly rows?: number }
    | { readonly status: 'empty'; readonly content: ReactNode }
    | { readonly status: 'error'; readonly content: ReactNode }
    | { readonly status: 'ready'; readonly rows: readonly Row[] };
  /** What tells a row from all others, whatever the order. */
  rowKey: (row: Row) => string;
  /** The order, where the page holds it, such as in the address; null is as the rows came. @default the table holds it */
  sort?: DataSort | null;
  /** The order at first. @default as the rows came */
  defaultSort?: DataSort;
  /** Asks for another order. */
  onSortChange?: (sort: DataSort) => void;
  /** What a press anywhere on a row does; the first column becomes its link or button. @default nothing */
  rowAction?: DataRowAction<Row>;
  /** A last row with sums, by column id; the label stands in the first column. @default none */
  totals?: { readonly label: string; readonly cells: Readonly<Record<string, ReactNode>> };
}

const SHAPES = 5;
/** So many columns need more room than an upright tablet has. */
const MANY = 7;

/**
 * A table that is sorted by its heads and becomes cards where it is narrow, by style alone. Of many rows only those near the
 * visible part are in the page: 5,000 cost what 150 cost.
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
