'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

import type { RowMeasure } from './useRowMeasure.ts';

/** A position in the list, independent of the width. */
interface Place {
  readonly columns: number;
  /** Rows that are scrolled past, with a fraction. */
  readonly passed: number;
}

/** Null above the list, where nothing has to be kept. */
function placeAt(y: number, { columns, height, top }: RowMeasure): Place | null {
  return height > 0 && y > top ? { columns, passed: (y - top) / height } : null;
}

/** Rows above the place in this number of columns. */
function rowsBefore({ columns, passed }: Place, now: number): number {
  return columns === now ? passed : Math.floor((Math.round(passed) * columns) / now);
}

/** Whether a place is that of other columns, but for what the grid and the browser round when they restore it. */
const isNear = (kept: Place, now: Place): boolean =>
  kept.columns !== now.columns && Math.abs(now.passed - rowsBefore(kept, now.columns)) < 1;

/**
 * Keeps the visible games in view after a rotation, which changes columns and heights. The place is the one that the member
 * has scrolled to: while the columns change, the list is shorter for a moment, and the browser reduces the scroll position.
 * It also stays while a window is resized in many steps, so that the way back ends where it began.
 */
export function useKeepPlace(measure: RowMeasure): void {
  const former = useRef(measure);
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const onScroll = () => {
      const now = placeAt(scrollY, measure);
      if (!now || !place.current || !isNear(place.current, now)) place.current = now;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [measure]);
  useLayoutEffect(() => {
    const before = former.current;
    former.current = measure;
    if (before.columns === measure.columns && before.height === measure.height) return;
    // A position that the browser has restored before hydration comes without an event. Reading it forces a layout.
    if (before.height > 0) place.current ??= placeAt(scrollY, before);
    if (!place.current) return;
    const row = rowsBefore(place.current, measure.columns);
    scrollTo({ top: measure.top + row * measure.height, behavior: 'instant' });
  }, [measure]);
}
