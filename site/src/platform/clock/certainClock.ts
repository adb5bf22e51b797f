import type { ServerClock } from './serverClock.ts';

/** For tests: a clock of the server whose time is certain from the start, or when the test says so. */
export function certainClock(now: () => number, isCertain = () => true): ServerClock {
  return {
    now,
    passed: () => (isCertain() ? now() : -Infinity),
    learn: () => false,
    suppose: () => undefined,
  };
}
