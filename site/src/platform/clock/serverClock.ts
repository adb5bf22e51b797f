/** Tells the server's time, in ms since 1970, independent of the phone's own clock. */
export interface ServerClock {
  now(): number;
  /** Learns from the `Date` header of one reply. */
  learn(headerMs: number, roundTripMs: number): void;
}

/** A `Date` header has a resolution of one second. */
const HEADER_PRECISION_MS = 1_000;

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
  return {
    now: () => Math.max(deviceNow() + offset, steadyNow() + steadyOffset),
    learn(headerMs, roundTripMs) {
      if (!Number.isFinite(headerMs)) return;
      const received = deviceNow();
      const low = headerMs - received;
      const high = low + HEADER_PRECISION_MS + Math.max(0, roundTripMs);
      const agrees = low <= latest && high >= earliest;
      earliest = agrees ? Math.max(earliest, low) : low;
      latest = agrees ? Math.min(latest, high) : high;
      offset = earliest + (latest - earliest) / 2;
      steadyOffset = received + offset - steadyNow();
    },
  };
}
