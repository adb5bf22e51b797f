'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Measures of the grid in the page. */
export interface RowMeasure {
  /** Columns at which the row was measured. */
  readonly columns: number;
  /** Height of one row with its distance to the next, in px; 0 before the first measuring. */
  readonly height: number;
  /** Distance from the top of the page to the first row, in px. */
  readonly top: number;
}

/**
 * Measures a row that is drawn for this alone, so that height is right at every width, size of type
 * and face, and follows each of them.
 *
 * @param list around all rows
 * @param probe the row that is measured
 * @param columns changes the height of a row
 */
export function useRowMeasure(
  list: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  columns: number,
): RowMeasure {
  const [measure, setMeasure] = useState<RowMeasure>({ columns, height: 0, top: 0 });
  useLayoutEffect(() => {
    const [around, row] = [list.current, probe.current];
    if (!around || !row) return undefined;
    const update = () => {
      const { height } = row.getBoundingClientRect();
      const top = around.getBoundingClientRect().top + scrollY;
      setMeasure((former) =>
        former.columns === columns && former.height === height && former.top === top
          ? former
          : { columns, height, top },
      );
    };
    update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(row);
    // What stands above the grid moves it; then the page as a whole changes its height.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, probe, columns]);
  return measure;
}
