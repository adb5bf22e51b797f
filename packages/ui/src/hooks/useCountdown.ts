'use client';

import { useCallback, useEffect, useRef } from 'react';

import { now, passed } from './clock.ts';
import { type TimeWatch, useTime } from './useTime.ts';
import { wakeAt } from './wakeAt.ts';

/** After the end, and whenever the page is visible again: the clock may have been corrected by hand. */
const LOOK_AGAIN_MS = 60_000;

/** Remaining time until a deadline. */
export interface CountdownState {
  /**
   * Whole seconds left, rounded up. 0 when reached; NaN on a server without `ClockProvider`, and while the clock may be wrong
   * if the deadline seems to be reached, or only a `certain` time is wanted.
   */
  secondsLeft: number;
  /** Whether the deadline has been reached. */
  done: boolean;
}

/** Whole seconds until a deadline, rounded up: 0:01 is shown until the last moment, 0:00 means over. */
export function secondsUntil(deadline: number, time: number): number {
  return Math.max(0, Math.ceil((deadline - time) / 1000));
}

/**
 * Counts down to a deadline. It reads the clock and does not count ticks, so sleep, a hidden tab and deadlines weeks away
 * cause no drift. `onDone` is called when the deadline is reached while mounted, and once more if the clock was not certain of
 * it then and is later.
 *
 * @param deadline unix milliseconds; null counts nothing and is done
 * @param certain whether no estimate is wanted: the time left is unknown while the clock may be wrong
 */
export function useCountdown(
  deadline: number | null,
  onDone?: () => void,
  certain?: boolean,
): CountdownState {
  const callback = useRef(onDone);
  useEffect(() => {
    callback.current = onDone;
  });
  const time = useTime(
    useCallback<TimeWatch>(
      (shown, look) => {
        if (deadline === null) return undefined;
        const left = secondsUntil(deadline, shown);
        if (left > 0) return wakeAt(deadline - (left - 1) * 1000, look);
        if (now() >= deadline) callback.current?.();
        return wakeIfEarly(deadline, look);
      },
      [deadline],
    ),
    useCallback(() => {
      const time = now();
      const isMisleading = certain || time >= (deadline ?? Infinity);
      return isMisleading && passed() < time ? Number.NaN : time;
    }, [deadline, certain]),
  );
  const secondsLeft = deadline === null ? 0 : secondsUntil(deadline, time || Number.NaN);
  return { secondsLeft, done: secondsLeft === 0 };
}

/** Calls back once if the clock shows that the deadline is still ahead. Returns a function that cancels. */
function wakeIfEarly(deadline: number, onEarly: () => void): () => void {
  let timer = setTimeout(look, LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', look);
  return stop;

  function stop() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  }
  function look() {
    clearTimeout(timer);
    if (now() < deadline) {
      stop();
      onEarly();
      return;
    }
    timer = setTimeout(look, LOOK_AGAIN_MS);
  }
}
