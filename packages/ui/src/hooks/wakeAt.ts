import { now } from './clock.ts';

/** Maximum delay of a timer, 2^31 − 1 ms. A browser fires a longer delay immediately. */
const LONGEST = 2 ** 31 - 1;
/** Number of early checks after the clock went back: one of the next server responses corrects a wrong clock. */
const SECOND_LOOKS = 5;
const SECOND_LOOK = 2_000;
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
  let before = deadline - now();
  let closely = 0;
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
    closely = left > before ? SECOND_LOOKS : closely - 1;
    before = left;
    timer = setTimeout(look, Math.min(left, closely > 0 ? SECOND_LOOK : LOOK_AGAIN, LONGEST));
  }
  document.addEventListener('visibilitychange', look);
  timer = setTimeout(look, Math.min(Math.max(0, before), LOOK_AGAIN, LONGEST));
  return stop;
}
