/** The status of a QR is asked for this often (section 9), in ms. */
export const QR_POLL_MS = 2_000;
/** While nobody looks at the page. */
const HIDDEN_POLL_MS = 15_000;
/** However often it failed. */
const LONGEST_POLL_MS = 30_000;

/**
 * How long to wait, from one answer to the next question about a QR, in ms: 2 s; after failures 2, 4, 8, 16, 30 s; never
 * under 15 s in a page that nobody looks at.
 *
 * @param failures answers in a row that could not be had; a good one makes it 0
 */
export function qrPollDelay(failures: number, hidden: boolean): number {
  const backedOff = QR_POLL_MS * 2 ** Math.max(0, failures - 1);
  return Math.min(LONGEST_POLL_MS, Math.max(backedOff, hidden ? HIDDEN_POLL_MS : 0));
}
