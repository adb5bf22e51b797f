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
  /** 0 before the first measurement. */
  readonly count: number;
  /** Height of a row including the gap to the next, in px. */
  readonly height: number;
  /** Distance from the top of the page to the first row, in px. */
  readonly top: number;
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
  const drawn = useRef(rows);
  const formerY = useRef(0);
  const { count, height, top } = places;
  useLayoutEffect(() => {
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
    // layout and before paint.
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
  }, [list, count, height, top]);
  return rows;
}

const ahead = (way: number, most: number, behind: number): Beside =>
  way > 0 ? [behind, most] : [most, behind];

/** The visible rows at scroll position `y`, plus some before and after them. */
function rowsBeside({ count, height, top }: RowPlaces, y: number, [before, after]: Beside): Rows {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return {
    first: within(Math.floor((y - top) / height) - before),
    end: within(Math.ceil((y + windowSize().height - top) / height) + after),
  };
}
