/** New addresses at a time, and how many more each second. */
const BURST = 60;
const PER_SECOND = 5;

/**
 * Limits how many addresses that a visitor can make up, such as those of searches, are rendered with content: each takes
 * time and room that known pages need. A page without content is complete, and reads it in the browser.
 *
 * @returns takes one; false if there is none left
 */
export function newPages(now: () => number): () => boolean {
  let left = BURST;
  let at = now();
  return () => {
    const passed = Math.max(0, now() - at);
    left = Math.min(BURST, left + (passed / 1_000) * PER_SECOND);
    at += passed;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
