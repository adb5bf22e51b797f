/** In milliseconds, like the three below. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds since 1970 → whole unix seconds, as the API sends them. */
export function unixSeconds(time: number): number {
  return Math.floor(time / SECOND);
}

/**
 * The same time without milliseconds. A deadline that is sent in seconds is also stored in seconds, so that server and
 * client agree on it.
 */
export function wholeSecond(time: number): number {
  return unixSeconds(time) * SECOND;
}

const BANGKOK_OFFSET = 7 * HOUR;

/** Start of the day in Bangkok that contains `time`, in milliseconds since 1970. */
export function startOfBangkokDay(time: number): number {
  return Math.floor((time + BANGKOK_OFFSET) / DAY) * DAY - BANGKOK_OFFSET;
}
