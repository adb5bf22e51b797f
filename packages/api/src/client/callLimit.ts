import { ApiError } from './ApiError.ts';
import { withDeadline } from './deadline.ts';

/** Limit of a call, of each of its HTTP requests, and of its code. */
export const CALL_LIMIT_MS = 9_000;

/**
 * Runs something for at most {@link CALL_LIMIT_MS}. Rejects with an {@link ApiError} of the kind `network`, or with the caller's own
 * reason if `outer` aborts.
 *
 * @param raises whether the failure may replace the page
 */
export async function withinCallLimit<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  outer: AbortSignal | undefined,
  raises: boolean,
): Promise<Result> {
  const began = performance.now();
  try {
    return await withDeadline(CALL_LIMIT_MS, outer, run);
  } catch (cause) {
    if (outer?.aborted) throw outer.reason;
    const afterMs = performance.now() - began;
    throw new ApiError({ kind: 'network', raises, cause, afterMs });
  }
}
