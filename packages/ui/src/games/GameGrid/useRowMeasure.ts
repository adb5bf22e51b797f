'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

import { windowSize } from './windowSize.ts';

/** Measures of the grid in the page. */
export interface RowMeasure {
  /** Columns at which the row was measured. */
  readonly columns: number;
  /** Height of one row with its distance to the next, in px; 0 before the first measuring. */
  readonly height: number;
  /** Distance from the top of the page to the first row, in px. */
  readonly top: number;
}

/** The last one, with the width of the window that it holds for: the next list begins with it. */
let known: { readonly window: number; readonly measure: RowMeasure } | null = null;

function firstGuess(columns: number): RowMeasure {
  return known?.window === windowSize().width && known.measure.columns === columns
    ? known.measure
    : { columns, height: 0, top: 0 };
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
  const [measure, setMeasure] = useState(() => firstGuess(columns));
  useLayoutEffect(() => {
    const [around, row] = [list.current, probe.current];
    if (!around || !row) return undefined;
    const update = () => {
      const { height } = row.getBoundingClientRect();
      const top = around.getBoundingClientRect().top + scrollY;
      const now = { columns, height, top };
      known = { window: windowSize().width, measure: now };
      setMeasure((former) =>
        former.columns === columns && former.height === height && former.top === top ? former : now,
      );
    };
    // A guess is looked at when the browser has laid it out anyway, which an observer is told before it is painted.
    const isGuessed = firstGuess(columns).height > 0;
    if (!isGuessed || typeof ResizeObserver === 'undefined') update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(row);
    // What stands above the grid moves it; then the page as a whole changes its height.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, probe, columns]);
  return measure;
}
