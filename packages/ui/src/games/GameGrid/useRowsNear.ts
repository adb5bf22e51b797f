'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { windowSize } from './windowSize.ts';

/** Rows of a list from `first` (inclusive) to `end` (exclusive). */
export interface Rows {
  readonly first: number;
  readonly end: number;
}

/** Layout of the rows. */
export interface RowPlaces {
  /** Cards of a row. 0 before the first measurement. */
  readonly columns: number;
  /** 0 before the first measurement. */
  readonly count: number;
  /** Height of a row including the gap to the next, in px. */
  readonly height: number;
  /** Distance from the top of the page to the first row, in px. */
  readonly top: number;
  /** False while the height is still that of another number of columns. */
  readonly isMeasured: boolean;
}

type Beside = readonly [before: number, after: number];

const RESTING: Beside = [3, 3];
/** Rows rendered ahead while scrolling, as soon as fewer than `AHEAD_LEAST` are left. */
const AHEAD = 5;
const AHEAD_LEAST = 3;
const BEHIND = 1;
/** Before the first measurement: the first screen and some more on every device. */
const FIRST: Rows = { first: 0, end: 7 };

/**
 * The rows near the viewport, rendered before they become visible.
 *
 * @param list the element around all rows
 */
export function useRowsNear(list: RefObject<HTMLElement | null>, places: RowPlaces): Rows {
  // Most lists start at their top. For the others this is corrected before the first paint.
  const [rows, setRows] = useState(() =>
    places.count === 0 ? FIRST : rowsBeside(places, 0, RESTING),
  );
  const { columns, count, height, top, isMeasured } = places;
  // With another number of columns, the rendered cards are in other rows. They stay, so that their images do.
  const [rowsOf, setRowsOf] = useState(columns);
  if (rowsOf !== columns) {
    setRowsOf(columns);
    if (rowsOf > 0 && columns > 0) setRows(rowsWith(rows, rowsOf / columns, count));
  }
  const drawn = useRef(rows);
  const drawnOf = useRef(columns);
  const formerY = useRef(0);
  useLayoutEffect(() => {
    if (!isMeasured) return undefined;
    /** Calls `draw` if rows are missing. */
    const look = (y: number, draw: (set: () => void, isLate: boolean) => void) => {
      const way = Math.sign(y - formerY.current);
      formerY.current = y;
      const beside = (some: Beside) => rowsBeside({ count, height, top }, y, some);
      const lacks = (some: Beside) => {
        const { first, end } = beside(some);
        return first < drawn.current.first || end > drawn.current.end;
      };
      if (!lacks(way === 0 ? RESTING : ahead(way, AHEAD_LEAST, 0))) return;
      const isLate = lacks([0, 0]);
      const next = beside(way === 0 ? RESTING : ahead(way, AHEAD, BEHIND));
      drawn.current = next;
      draw(() => setRows(next), isLate);
    };
    // Rows that should already be visible are rendered synchronously, not in the next frame.
    const onScroll = () => look(scrollY, (set, isLate) => (isLate ? flushSync(set) : set()));
    const onResize = () => look(scrollY, (set) => set());
    const element = list.current;
    const isTold = element !== null && typeof ResizeObserver !== 'undefined';
    // Reading the scroll position forces a layout. The last known position is used instead; the observer corrects it after
    // layout and before paint. Other columns have moved the position.
    const share = drawnOf.current / columns;
    drawnOf.current = columns;
    if (share > 0 && share !== 1) {
      formerY.current = scrollY;
      drawn.current = rowsWith(drawn.current, share, count);
    }
    look(isTold ? formerY.current : scrollY, (set) => set());
    const observer = isTold ? new ResizeObserver(onScroll) : null;
    if (element) observer?.observe(element);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, [list, columns, count, height, top, isMeasured]);
  return rows;
}

const ahead = (way: number, most: number, behind: number): Beside =>
  way > 0 ? [behind, most] : [most, behind];

/** The rows that contain the cards of `rows` when a row has `1 / share` times as many cards. */
function rowsWith({ first, end }: Rows, share: number, count: number): Rows {
  return { first: Math.floor(first * share), end: Math.min(count, Math.ceil(end * share)) };
}

/** The visible rows at scroll position `y`, plus some before and after them. */
function rowsBeside(
  { count, height, top }: Pick<RowPlaces, 'count' | 'height' | 'top'>,
  y: number,
  [before, after]: Beside,
): Rows {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return {
    first: within(Math.floor((y - top) / height) - before),
    end: within(Math.ceil((y + windowSize().height - top) / height) + after),
  };
}
