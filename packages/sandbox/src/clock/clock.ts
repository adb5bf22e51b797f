/** Where the sandbox takes the time from. Every deadline, every `Date` header and every row follows it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that a test moves. Time still runs on between moves, unless it is frozen. */
export interface MovableClock extends Clock {
  /** Moves the clock by that many milliseconds; negative moves it back. */
  advance(milliseconds: number): void;
  /** Sets the clock to that time, in milliseconds since 1970. */
  set(time: number): void;
  /** Goes back to the time that it was made from. */
  reset(): void;
  /** How far it stands from the time that it was made from, in milliseconds. */
  offset(): number;
}

/** A clock that starts at the time of `source` and can be moved away from it. */
export function movableClock(source: Clock = systemClock): MovableClock {
  let offset = 0;
  return {
    now: () => source.now() + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
    set(time) {
      offset = time - source.now();
    },
    reset() {
      offset = 0;
    },
    offset: () => offset,
  };
}

/** A clock that stands still at `start` until it is moved. */
export function frozenClock(start: number): MovableClock {
  return movableClock({ now: () => start });
}
