'use client';

import { useEffect, useState } from 'react';

const DURATION_MS = 900;

/**
 * Animates a figure from one value to another, decelerating towards the end. It ends on the exact value. With reduced motion
 * the final value is shown immediately.
 *
 * @param from the start value, an integer
 * @param to the end value, an integer
 */
export function useCountUp(from: number, to: number): number {
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    let frame = 0;
    let start: number | undefined;
    const step = (time: number): void => {
      start ??= time;
      const part = still ? 1 : Math.min(1, (time - start) / DURATION_MS);
      setShown(Math.round(to - (to - from) * (1 - part) ** 4));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return shown;
}
