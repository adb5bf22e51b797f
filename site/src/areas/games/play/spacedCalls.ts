import { now, wakeAt } from '@brand/ui';

/** Calls that keep a distance. */
export interface SpacedCalls {
  /** Whether one is on its way already: another wish would change nothing. */
  isDue(): boolean;
  /** Calls now, or as soon as the distance allows; any number of wishes until then are one call. */
  wish(): void;
  /** Forgets what is on its way. */
  stop(): void;
}

/**
 * However often it is wished for, it is called once in a period at most, and always once more after the last wish.
 *
 * @param call does it; false where it cannot be done now, and is tried again a period later
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
    wish() {
      if (cancel) return;
      const wait = last + periodMs - now();
      // A clock that was put back says nothing of how long ago it was.
      if (wait <= 0 || wait > periodMs) run();
      else cancel = wakeAt(last + periodMs, run);
    },
    stop() {
      cancel?.();
      cancel = null;
    },
  };
}
