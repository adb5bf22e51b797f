import { now } from './clock.ts';

/** A sleeping phone stops its timers, so the clock is checked at least this often and on wake-up. */
const LOOK_AGAIN = 60_000;

/**
 * Calls back once when the clock reaches a deadline. Works after sleep, after a corrected clock, and for deadlines beyond
 * the maximum of one timer. Returns a function that cancels.
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
      return;
    }
    timer = setTimeout(look, Math.min(left, LOOK_AGAIN));
  }
  document.addEventListener('visibilitychange', look);
  timer = setTimeout(look, Math.min(Math.max(0, deadline - now()), LOOK_AGAIN));
  return stop;
}
