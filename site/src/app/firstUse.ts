import { afterWhile } from '../platform/clock/deviceClock.ts';
import { whenIdle } from '../platform/clock/whenIdle.ts';

/** After this time, in ms, a part is revealed also while the browser is busy. */
const BUSY_MS = 1_000;
/** Between two parts, in ms: a press in this time does not wait for several. */
const PAUSE_MS = 300;
/** In place of `BUSY_MS` once the page is used. */
const BUSY_IN_USE_MS = 100;
/** A tap is over after this time, in ms. The layout of a part would delay what it does. */
const TAP_MS = 150;
/**
 * What needs all at once: a scroll position is restored in pages of their final height, and the focus would skip what is not there.
 * A scroller within the page does not bubble its event.
 */
const USES_OF_ALL = ['scroll', 'keydown'] as const;
/**
 * The last value of `data-unused`, which counts the steps. It begins as an empty text. The step after the last removes it, which
 * reveals what waits until step 7: see `waitUntil`.
 */
const LAST = 6;

/** Everything outside of the first screen takes part from now on: see `firstUse.css.ts`. */
export function revealAll(): void {
  for (const use of USES_OF_ALL) removeEventListener(use, revealAll, true);
  removeEventListener('pointerdown', onPress, true);
  delete document.documentElement.dataset['unused'];
}

/**
 * Reveals the rest one part at a time: the layout of all rows in one frame would block a slow phone, and so would their covers if
 * they arrived together.
 *
 * @param isInUse a part in each frame, without pauses
 */
export function revealParts(isInUse = false): void {
  whenIdle(
    () => {
      const { dataset } = document.documentElement;
      const step = Number(dataset['unused'] ?? LAST) + 1;
      if (step > LAST) return revealAll();
      dataset['unused'] = `${step}`;
      const next = () => revealParts(isInUse);
      return void (isInUse ? requestAnimationFrame(next) : afterWhile(PAUSE_MS, next));
    },
    isInUse ? BUSY_IN_USE_MS : BUSY_MS,
  );
}

/** Reveals it at the first scroll or key, in steps after the first touch, or now if the page was scrolled before. */
export function watchFirstUse(): void {
  for (const use of USES_OF_ALL) addEventListener(use, revealAll, true);
  addEventListener('pointerdown', onPress, true);
  if (scrollY > 0) revealAll();
}

function onPress(): void {
  removeEventListener('pointerdown', onPress, true);
  afterWhile(TAP_MS, () => revealParts(true));
}
