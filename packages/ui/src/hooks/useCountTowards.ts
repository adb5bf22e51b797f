'use client';

import { useEffect, useRef, useState } from 'react';

/** Pause between two steps in ms: figures that change more often cannot be read. */
const STEP_MS = 80;

/**
 * Counts evenly from the last known value to a new larger one, and stops there: what is shown was never more than what is
 * known. A smaller value, and any value with reduced motion, is shown immediately.
 *
 * @param value the latest known value, an integer
 * @param durationMs time until the value is reached, usually until the next one is known
 */
export function useCountTowards(value: number, durationMs: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const show = (next: number) => {
      from.current = next;
      setShown(next);
    };
    let frame = 0;
    let began: number | undefined;
    let last = -Infinity;
    const step = (time: number): void => {
      began ??= time;
      const isOver = still || value <= start || time - began >= durationMs;
      if (isOver) return show(value);
      if (time - last >= STEP_MS) {
        last = time;
        show(start + Math.floor(((value - start) * (time - began)) / durationMs));
      }
      frame = requestAnimationFrame(step);
    };
    if (start !== value) frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, durationMs]);
  // A pool that was won starts again in the same render: the former amount is no longer true.
  return Math.min(shown, value);
}
