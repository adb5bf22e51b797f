/** In milliseconds, as are the three below. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds since 1970 → whole unix seconds, as the wire has them. */
export function unixSeconds(time: number): number {
  return Math.floor(time / SECOND);
}

/**
 * The same time without its milliseconds. A deadline that goes out in seconds is kept in seconds too, so that server
 * and client agree on the moment at which it ends.
 */
export function wholeSecond(time: number): number {
  return unixSeconds(time) * SECOND;
}

const BANGKOK_OFFSET = 7 * HOUR;

/** Start of the day in Bangkok that `time` falls into, in milliseconds since 1970. */
export function startOfBangkokDay(time: number): number {
  return Math.floor((time + BANGKOK_OFFSET) / DAY) * DAY - BANGKOK_OFFSET;
}
