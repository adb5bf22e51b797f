'use client';

import { useCallback, useState } from 'react';

import { DataTableBlock, type DataTableBlockProps } from './DataTableBlock.tsx';
import type { BlockMeasure } from './useBlock.ts';

type DataTableBodyProps<Row> = Pick<
  DataTableBlockProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'rowAction'
>;

/** Rows of one block: few enough to be drawn at once, many enough that a block is higher than a screen. */
const BLOCK = 50;
/** Before the first measuring; it only has to be about right. */
const ASSUMED: BlockMeasure = { width: 0, rowHeight: 48 };

/**
 * All rows, in blocks. A block that is far from the visible part is one empty row as high as its rows: so the scroll bar is
 * right, and the page holds two or three blocks however many there are. It works in whatever scrolls: the page or a panel.
 */
export function DataTableBody<Row>({ rows, ...rest }: DataTableBodyProps<Row>) {
  const [measure, setMeasure] = useState(ASSUMED);
  // Once a width, or the page would jump at every block that is a little higher than the last.
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
