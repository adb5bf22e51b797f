'use client';

import { useCallback } from 'react';

import { type TimeWatch, useTime } from './useTime.ts';
import { wakeAt } from './wakeAt.ts';

/**
 * The current time, updated exactly when one of the given times is reached while mounted: for what is possible until a
 * deadline. Nothing is rendered in between. On a server it is the time of `ClockProvider`, and 0 without one.
 *
 * @param times unix milliseconds; null is never reached
 * @returns unix milliseconds
 */
export function useNowAt(...times: readonly (number | null)[]): number {
  const key = times.join();
  return useTime(
    useCallback<TimeWatch>(
      (time, look) => {
        // An empty part is null: 0, which is past.
        const next = Math.min(...key.split(',').map((at) => (+at > time ? +at : Infinity)));
        return next < Infinity ? wakeAt(next, look) : undefined;
      },
      [key],
    ),
  );
}
