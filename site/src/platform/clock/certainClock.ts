import type { ServerClock } from './serverClock.ts';

/** For tests: a clock of the server whose time is certain from the start. */
export function certainClock(now: () => number): ServerClock {
  return {
    now,
    passed: now,
    learn: () => undefined,
    suppose: () => undefined,
    subscribe: () => () => undefined,
  };
}
