/** Tells the server's time, in ms since 1970, independent of the phone's own clock. */
export interface ServerClock {
  /** The best estimate. */
  now(): number;
  /**
   * The same while it is certain. −Infinity before the first reply, and from a sleep or a change of the phone's clock to the
   * next reply. What ends a stored time compares with this one: what has not certainly ended is kept.
   */
  passed(): number;
  /**
   * Learns from the `Date` header of one reply. NaN if it has none: then the phone's own clock is the best one.
   *
   * @returns whether the time was corrected, or has become certain
   */
  learn(headerMs: number, roundTripMs: number): boolean;
  /** Estimates by the time of a document, which may come from a cache, until the first reply. */
  suppose(renderedAt: number): void;
}

/** A `Date` header has a resolution of one second. */
const HEADER_PRECISION_MS = 1_000;
/** The two clocks of a phone differ by more only if one was changed or has slept. */
const CLOCKS_AGREE_MS = 5_000;

/**
 * Every reply bounds the difference between the two clocks. The bounds of successive replies are intersected, so that the
 * result is more precise than the header's one second. A reply outside the bounds means that the phone's clock was
 * changed, and the bounds start over. Until such a reply, time advances from the last one at least as fast as the
 * monotonic clock, so that no countdown grows because the phone's clock was put back. (The monotonic clock alone would
 * stop during sleep.)
 *
 * @param steadyNow monotonic time in ms, independent of the device's clock
 */
export function createServerClock(
  deviceNow: () => number = Date.now,
  steadyNow: () => number = () => performance.now(),
): ServerClock {
  let earliest = -Infinity;
  let latest = Infinity;
  let offset = 0;
  let steadyOffset = -Infinity;
  const least = () => steadyNow() + steadyOffset;
  const now = () => Math.max(deviceNow() + offset, least());
  const passed = () => (now() - least() < CLOCKS_AGREE_MS ? now() : -Infinity);
  return {
    now,
    passed,
    learn(headerMs, roundTripMs) {
      const isDated = Number.isFinite(headerMs);
      if (!isDated && earliest > -Infinity) return false;
      const before = passed();
      const received = deviceNow();
      if (isDated) {
        const low = headerMs - received;
        const high = low + HEADER_PRECISION_MS + Math.max(0, roundTripMs);
        const agrees = low <= latest && high >= earliest;
        earliest = agrees ? Math.max(earliest, low) : low;
        latest = agrees ? Math.min(latest, high) : high;
        offset = earliest + (latest - earliest) / 2;
      }
      steadyOffset = received + offset - steadyNow();
      return Math.abs(now() - before) >= HEADER_PRECISION_MS;
    },
    suppose(renderedAt) {
      if (steadyOffset === -Infinity) offset = renderedAt - deviceNow();
    },
  };
}
