import { whenIdle } from '../platform/clock/whenIdle.ts';

/** After this time, in ms, rows are revealed also while the browser is busy. */
const BUSY_MS = 1_000;
/** What cannot be done with the first screen alone. A scroller within the page does not bubble its event. */
const USES = ['scroll', 'pointerdown', 'keydown'] as const;

/** Everything outside of the first screen takes part from now on: see `firstUse.css.ts`. */
export function revealAll(): void {
  for (const use of USES) removeEventListener(use, revealAll, true);
  delete document.documentElement.dataset['unused'];
}

/** Values of `data-unused`, from the server's on: what stays out. */
const STEPS = ['', 'rows', 'more', 'most'] as const;

/**
 * Reveals the next part: first cards, whose place may change the layout of the first screen, which hydration measures; then the
 * next rows, and at last all rows.
 */
export function revealNext(): void {
  const { dataset } = document.documentElement;
  const next = STEPS[STEPS.findIndex((step) => step === dataset['unused']) + 1];
  if (dataset['unused'] === undefined || next === undefined) revealAll();
  else dataset['unused'] = next;
}

/** Reveals the rows, one part at a time: the layout of all of them in one frame would block a slow phone. */
export function revealRows(): void {
  whenIdle(() => {
    revealNext();
    if ('unused' in document.documentElement.dataset) requestAnimationFrame(revealRows);
  }, BUSY_MS);
}

/** Reveals it at the first use of the page, or now if it was scrolled before. */
export function watchFirstUse(): void {
  for (const use of USES) addEventListener(use, revealAll, true);
  if (scrollY > 0) revealAll();
}
