'use client';

import { useEffect, useState } from 'react';

import { now, renderTime } from './clock.ts';
import { useHydrated } from './useHydrated.ts';
import { wakeAt } from './wakeAt.ts';

/**
 * The current time, updated exactly when one of the given times is reached while mounted: for what is possible until a
 * deadline. Nothing is rendered in between.
 *
 * @param times unix milliseconds; null is never reached
 * @returns unix milliseconds
 */
export function useNowAt(...times: readonly (number | null)[]): number {
  const hydrated = useHydrated();
  const [time, setTime] = useState(now);
  const next = Math.min(...times.map((each) => (each !== null && each > time ? each : Infinity)));
  useEffect(() => (Number.isFinite(next) ? wakeAt(next, () => setTime(now())) : undefined), [next]);
  return hydrated ? time : renderTime();
}
