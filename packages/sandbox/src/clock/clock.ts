/** The time source of the sandbox. Every deadline, every `Date` header and every row uses it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The system clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that tests can move. Time runs on between moves, unless the clock is frozen. */
export interface MovableClock extends Clock {
  /** Moves the clock by that many milliseconds; a negative value moves it back. */
  advance(milliseconds: number): void;
  /** Sets the clock to that time, in milliseconds since 1970. */
  set(time: number): void;
  /** Returns to its start. */
  reset(): void;
  /** Offset from its source, in milliseconds. */
  offset(): number;
}

/**
 * A clock that runs as `source` does and can be moved away from it.
 *
 * @param start initial time, in milliseconds since 1970
 * @default start the time of `source`
 */
export function movableClock(source: Clock = systemClock, start?: number): MovableClock {
  const initialOffset = () => (start === undefined ? 0 : start - source.now());
  let offset = initialOffset();
  return {
    now: () => source.now() + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
    set(time) {
      offset = time - source.now();
    },
    reset() {
      offset = initialOffset();
    },
    offset: () => offset,
  };
}

/** A clock that is frozen at `start` until it is moved. */
export function frozenClock(start: number): MovableClock {
  return movableClock({ now: () => start });
}
