import { now, wakeAt } from '@brand/ui';

/** Throttled calls. */
export interface SpacedCalls {
  /** Whether a call is already scheduled, so that another request changes nothing. */
  isDue(): boolean;
  /** Calls now, or as soon as the interval allows. Any number of requests until then is one call. */
  request(): void;
  /** Cancels the scheduled call. */
  stop(): void;
}

/**
 * Calls at most once in a period, and always once more after the last request.
 *
 * @param call does it; returns false if it is not possible now, and is retried a period later
 */
export function spacedCalls(call: () => boolean, periodMs: number): SpacedCalls {
  let last = -Infinity;
  let cancel: (() => void) | null = null;
  const run = () => {
    cancel = null;
    last = now();
    if (!call()) cancel = wakeAt(last + periodMs, run);
  };
  return {
    isDue: () => cancel !== null,
    request() {
      if (cancel) return;
      const wait = last + periodMs - now();
      // After the clock was turned back, the time since the last call is unknown.
      if (wait <= 0 || wait > periodMs) run();
      else cancel = wakeAt(last + periodMs, run);
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
