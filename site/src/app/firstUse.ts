/** What cannot be done with the first screen alone. A scroller within the page does not bubble its event. */
const USES = ['scroll', 'pointerdown', 'keydown'] as const;

/** Everything outside of the first screen takes part from now on: see `firstUse.css.ts`. */
export function revealAll(): void {
  for (const use of USES) removeEventListener(use, revealAll, true);
  delete document.documentElement.dataset['unused'];
}

/** Reveals it at the first use of the page, or now if it was scrolled before. */
export function watchFirstUse(): void {
  for (const use of USES) addEventListener(use, revealAll, true);
  if (scrollY > 0) revealAll();
}
