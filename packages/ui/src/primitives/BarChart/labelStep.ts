/** Distance between two labels, in px. */
const APART_PX = 10;

/**
 * Every how manyth label is shown, so that no two touch. Counted from the last one, which is the newest.
 *
 * @param count of the bars
 * @param room width of all of them, in px
 * @param widest label, in px
 */
export function labelStep(count: number, room: number, widest: number): number {
  const band = room / Math.max(1, count);
  if (band <= 0 || widest + APART_PX <= band) return 1;
  // Half a label more: those at the edges are moved inwards.
  return Math.min(count, Math.ceil((widest * 1.5 + APART_PX) / band));
}
