'use client';

import { useCallback, useState } from 'react';

import { DataTableBlock, type DataTableBlockProps } from './DataTableBlock.tsx';
import type { BlockMeasure } from './useBlock.ts';

type DataTableBodyProps<Row> = Pick<
  DataTableBlockProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'rowAction'
>;

/** Rows of one block: few enough to render immediately, many enough that a block is taller than the viewport. */
const BLOCK = 50;
/** Estimate before the first measurement. */
const ASSUMED: BlockMeasure = { width: 0, rowHeight: 48 };

/**
 * All rows, in blocks. A block far from the viewport is one empty row with the height of its rows. The scroll bar is
 * therefore correct, and the DOM contains two or three blocks of any number. Works in any scroll container.
 */
export function DataTableBody<Row>({ rows, ...rest }: DataTableBodyProps<Row>) {
  const [measure, setMeasure] = useState(ASSUMED);
  // Measured once per width. Otherwise the page would jump at every block with slightly different heights.
  const onMeasure = useCallback(
    (next: BlockMeasure) => setMeasure((last) => (last.width === next.width ? last : next)),
    [],
  );
  return Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, block) => (
    <DataTableBlock
      {...rest}
      key={block}
      rows={rows.slice(block * BLOCK, (block + 1) * BLOCK)}
      start={block * BLOCK}
      measure={measure}
      onMeasure={onMeasure}
    />
  ));
}
