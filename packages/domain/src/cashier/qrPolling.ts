/** Polling interval of the QR status (section 9), in ms. */
export const QR_POLL_MS = 2_000;
/** Minimum interval while the page is hidden. */
const HIDDEN_POLL_MS = 15_000;
/** Maximum interval after failures. */
const LONGEST_POLL_MS = 30_000;

/**
 * Delay between a reply and the next status poll, in ms: 2 s; after failures 2, 4, 8, 16, 30 s; at least 15 s while the
 * page is hidden.
 *
 * @param failures consecutive failed polls; a successful one resets it to 0
 */
export function qrPollDelay(failures: number, hidden: boolean): number {
  const backedOff = QR_POLL_MS * 2 ** Math.max(0, failures - 1);
  return Math.min(LONGEST_POLL_MS, Math.max(backedOff, hidden ? HIDDEN_POLL_MS : 0));
}
