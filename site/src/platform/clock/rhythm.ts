/** This page's own: 0.9 to 1.1. */
const own = 0.9 + 0.2 * Math.random();

/**
 * How often this page asks again: what many pages begin together they do not ask together for long.
 *
 * @param everyMs what it is on average, in ms
 */
export function rhythm(everyMs: number): number {
  return Math.round(everyMs * own);
}
