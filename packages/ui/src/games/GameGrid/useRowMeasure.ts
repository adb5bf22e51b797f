'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { columnsFor } from './columnsFor.ts';
import type { Columns } from './useColumns.ts';
import { windowSize } from './windowSize.ts';

/** Measurements of the grid. */
export interface RowMeasure {
  /** Number of columns during the measurement. */
  readonly columns: number;
  /** Height of one row including the gap to the next, in px. 0 before the first measurement. */
  readonly height: number;
  /** Distance from the top of the page to the first row, in px. */
  readonly top: number;
}

/** The last measurement with its window width. The next list starts with it. */
let known: { readonly window: number; readonly measure: RowMeasure } | null = null;

function firstGuess(columns: number): RowMeasure {
  // A server has no window, and nothing is known there.
  return known?.measure.columns === columns && known.window === windowSize().width
    ? known.measure
    : { columns, height: 0, top: 0 };
}

function remember(around: Element, card: Element, columns: number): RowMeasure {
  const { height } = card.getBoundingClientRect();
  const top = around.getBoundingClientRect().top + scrollY;
  known = { window: windowSize().width, measure: { columns, height, top } };
  return known.measure;
}

/**
 * Measures a hidden card, so that the height is correct for every width, font size and font, and follows their changes. Before
 * there are columns, it measures a card that the style sheet has arranged: placed cards have the same height.
 *
 * @param list the element around all rows
 * @param probe the hidden card, if there are columns
 * @param fit the columns. A change, also of their `widthKey`, changes the row height
 */
export function useRowMeasure(
  list: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  { columns, widthKey }: Columns,
): RowMeasure {
  const announced = useRef(widthKey);
  const [measure, setMeasure] = useState(() => firstGuess(columns));
  const arranged = measure.columns === 0 ? firstGuess(columns) : measure;
  if (arranged !== measure && arranged.height > 0) setMeasure(arranged);
  useLayoutEffect(() => {
    const around = list.current;
    const card = probe.current ?? around?.firstElementChild;
    if (!around || !card) return undefined;
    const update = () => {
      const now = remember(around, card, columns || columnsFor(around.clientWidth));
      if (columns === 0) return;
      setMeasure((former) =>
        former.columns === columns && former.height === now.height && former.top === now.top
          ? former
          : now,
      );
    };
    // The cached value is verified by the observer: it runs after layout and before paint, so no extra layout is forced.
    const isGuessed = firstGuess(columns).height > 0 && announced.current === widthKey;
    announced.current = widthKey;
    const isObserved = typeof ResizeObserver !== 'undefined';
    if (columns > 0 && !(isGuessed && isObserved)) update();
    if (!isObserved) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(card);
    // Content above the grid moves it. That also changes the height of the page.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, probe, columns, widthKey]);
  return measure;
}
