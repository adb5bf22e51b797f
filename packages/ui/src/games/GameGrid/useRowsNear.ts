'use client';

import { useLayoutEffect, useRef, useState } from 'react';
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

/** The rows near the visible part, drawn before they come into sight. */
export function useRowsNear(places: RowPlaces): Rows {
  // Most lists begin at their top; of others that is seen before anything is painted.
  const [rows, setRows] = useState(() => rowsBeside(places, 0, RESTING));
  const drawn = useRef(rows);
  const formerY = useRef(0);
  const { count, height, top } = places;
  useLayoutEffect(() => {
    /** Calls `draw` where rows are missing. */
    const look = (draw: (set: () => void, isLate: boolean) => void) => {
      const y = scrollY;
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
    const onScroll = () => look((set, isLate) => (isLate ? flushSync(set) : set()));
    const onResize = () => look((set) => set());
    onResize();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, [count, height, top]);
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
