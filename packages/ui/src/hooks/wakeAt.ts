import { now } from './clock.ts';

/** A browser fires a longer delay at once: 2^31 − 1 ms is all that a timer holds. */
const LONGEST = 2 ** 31 - 1;
/** A sleeping phone stops its timers; looking again at least this often, and on waking, is enough. */
const LOOK_AGAIN = 60_000;

/**
 * Calls back once, when the clock has reached a deadline: also after sleep, after a corrected clock,
 * and for deadlines beyond what one timer holds. Returns a function that cancels.
 *
 * @param deadline unix milliseconds
 */
export function wakeAt(deadline: number, onReached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  function look() {
    clearTimeout(timer);
    const left = deadline - now();
    if (left <= 0) {
      stop();
      onReached();
    } else timer = setTimeout(look, Math.min(left, LOOK_AGAIN, LONGEST));
  }
  document.addEventListener('visibilitychange', look);
  timer = setTimeout(look, Math.min(Math.max(0, deadline - now()), LOOK_AGAIN, LONGEST));
  return stop;
}
