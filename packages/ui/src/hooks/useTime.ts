'use client';

import { useContext, useMemo, useSyncExternalStore } from 'react';

import { changes, now, watchClock } from './clock.ts';
import { RenderTime } from './ClockProvider.ts';

/**
 * Waits for the next change of a time that is shown.
 *
 * @param time the time on the screen, in unix ms
 * @param look reads the clock again, and waits for the change after that
 * @returns a function that stops; nothing for a time that does not change again
 */
export type TimeWatch = (time: number, look: () => void) => (() => void) | undefined;

/**
 * A reading of the clock that `watch` renews, as does a correction of the clock. On a server and while its HTML is hydrated it
 * is the time of `ClockProvider`, and 0 without one; the clock is not read then.
 *
 * @param watch a new function starts with a new reading
 * @param read reads the clock. Default `now`
 */
export function useTime(watch: TimeWatch, read: () => number = now): number {
  const renderedAt = useContext(RenderTime);
  // The clock as a store, whose value only changes when its subscriber is notified.
  const [subscribe, get] = useMemo(() => {
    let time: number | undefined;
    let seen: number;
    const take = () => {
      if (time === undefined) [time, seen] = [read(), changes];
      return time;
    };
    const listen = (onChange: () => void) => {
      let stop: ReturnType<TimeWatch>;
      const wait = () => {
        stop = watch(take(), look);
      };
      const look = () => {
        stop?.();
        time = read();
        onChange();
        wait();
      };
      // A reply may have corrected the clock since it was rendered. React compares after this.
      if (time !== undefined && seen !== changes) time = read();
      wait();
      const leave = watchClock(look);
      return () => {
        leave();
        stop?.();
      };
    };
    return [listen, take] as const;
  }, [watch, read]);
  return useSyncExternalStore(subscribe, get, () => renderedAt);
}
