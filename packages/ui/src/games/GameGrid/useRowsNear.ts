'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { windowSize } from './windowSize.ts';

/** Rows of a list from `first` to before `end`. */
export interface Rows {
  readonly first: number;
  readonly end: number;
}

/** Where the rows stand. */
export interface RowPlaces {
  readonly count: number;
  /** Of a row with its distance to the next, in px. */
  readonly height: number;
  /** From the top of the page to the first row, in px. */
  readonly top: number;
}

type Beside = readonly [before: number, after: number];

const RESTING: Beside = [3, 3];
/** A moving page draws several rows at a time: so many, as soon as fewer than `AHEAD_LEAST` are left. */
const AHEAD = 5;
const AHEAD_LEAST = 3;
const BEHIND = 1;

/**
 * The rows near the visible part, drawn before they come into sight.
 *
 * @param list around all rows
 */
export function useRowsNear(list: RefObject<HTMLElement | null>, places: RowPlaces): Rows {
  // Most lists begin at their top; of others that is seen before anything is painted.
  const [rows, setRows] = useState(() => rowsBeside(places, 0, RESTING));
  const drawn = useRef(rows);
  const formerY = useRef(0);
  const { count, height, top } = places;
  useLayoutEffect(() => {
    /** Calls `draw` where rows are missing. */
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
    // What should be in sight by now is not left to the next frame.
    const onScroll = () => look(scrollY, (set, isLate) => (isLate ? flushSync(set) : set()));
    const onResize = () => look(scrollY, (set) => set());
    const element = list.current;
    const isTold = element !== null && typeof ResizeObserver !== 'undefined';
    // To ask how far the page is scrolled has it laid out at once. Where it was serves, and an observer is told what it is
    // when the browser has laid it out anyway, before it is painted.
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

/** Those in sight of a page that is scrolled to `y`, and some before and after them. */
function rowsBeside({ count, height, top }: RowPlaces, y: number, [before, after]: Beside): Rows {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return {
    first: within(Math.floor((y - top) / height) - before),
    end: within(Math.ceil((y + windowSize().height - top) / height) + after),
  };
}
