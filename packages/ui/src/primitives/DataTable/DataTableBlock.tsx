'use client';

import { useRef } from 'react';

import type { DataColumn } from './dataColumn.ts';
import * as css from './DataTable.css.ts';
import { DataTableRow, type DataRowAction } from './DataTableRow.tsx';
import { type BlockMeasure, useBlock } from './useBlock.ts';
import { tableRoles } from './tableRoles.ts';

/** Props of {@link DataTableBlock}. */
export interface DataTableBlockProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** The rows of this block. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowAction: DataRowAction<Row> | undefined;
  /** Number of rows before it. */
  start: number;
  /** Used to compute its height while it is not rendered. */
  measure: BlockMeasure;
  /** Reports the height of its rows after rendering. */
  onMeasure: (measure: BlockMeasure) => void;
}

/** Row number of the first row; the header is 1. */
const FIRST_PLACE = 2;

/** Rows that are mounted and removed together. */
export function DataTableBlock<Row>({
  columns,
  rows,
  rowKey,
  rowAction,
  start,
  measure,
  onMeasure,
}: DataTableBlockProps<Row>) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const { near, height } = useBlock(ref, {
    startsNear: start === 0,
    count: rows.length,
    measure,
    onMeasure,
  });
  return (
    <tbody
      ref={ref}
      {...tableRoles.group}
      className={css.body}
      data-part="block"
      data-state={near ? 'near' : 'far'}
    >
      {near ? (
        rows.map((row, index) => (
          <DataTableRow
            key={rowKey(row)}
            columns={columns}
            row={row}
            place={start + index + FIRST_PLACE}
            rowAction={rowAction}
          />
        ))
      ) : (
        <tr aria-hidden="true" style={{ blockSize: `${height}px` }} />
      )}
    </tbody>
  );
}
