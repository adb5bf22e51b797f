'use client';

import { useCallback } from 'react';

import { type TimeWatch, useTime } from './useTime.ts';
import { wakeAt } from './wakeAt.ts';

/**
 * The current time, updated on every full step of the clock while mounted. On a server it is the time of `ClockProvider`, and
 * 0 without one.
 *
 * @param stepMs milliseconds between updates; 0 reads the clock once. Default 1000
 * @returns unix milliseconds
 */
export function useNow(stepMs = 1000): number {
  return useTime(
    useCallback<TimeWatch>(
      (time, look) =>
        stepMs > 0
          ? // Aligned to the step, so that two countdowns on a screen change together.
            wakeAt((Math.floor(time / stepMs) + 1) * stepMs, look)
          : undefined,
      [stepMs],
    ),
  );
}
