/** Jitter of this page: 0.9 to 1.1. */
const own = 0.9 + 0.2 * Math.random();

/**
 * Polling interval with jitter, so that many pages that start together do not keep polling together.
 *
 * @param everyMs average interval in ms
 */
export function rhythm(everyMs: number): number {
  return Math.round(everyMs * own);
}
