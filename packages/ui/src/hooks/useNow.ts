'use client';

import { useEffect, useState } from 'react';

import { now, renderTime } from './clock.ts';
import { useHydrated } from './useHydrated.ts';
import { wakeAt } from './wakeAt.ts';

/**
 * The current time, updated on every full step of the clock while mounted.
 *
 * @param stepMs milliseconds between updates; 0 reads the clock once. Default 1000
 * @returns unix milliseconds
 */
export function useNow(stepMs = 1000): number {
  const hydrated = useHydrated();
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (stepMs <= 0) return undefined;
    // Aligned to the step, so that two countdowns on a screen change together.
    return wakeAt((Math.floor(now() / stepMs) + 1) * stepMs, () => setTime(now()));
  }, [stepMs, time]);
  return hydrated ? time : renderTime();
}
