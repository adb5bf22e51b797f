import { now } from './clock.ts';

/** A browser fires a longer delay at once: 2^31 − 1 ms is all that a timer holds. */
const LONGEST = 2 ** 31 - 1;
/** A clock that has gone back was put wrong, and is right again with one of the next replies: so often it is looked at. */
const SECOND_LOOKS = 5;
const SECOND_LOOK = 2_000;
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
