/** Minimum distance between two labels, in px. */
const APART_PX = 10;

/**
 * Returns n when every nth label is shown, so that labels do not overlap. Counted from the last label, the newest.
 *
 * @param count number of bars
 * @param room total width, in px
 * @param widest width of the widest label, in px
 */
export function labelStep(count: number, room: number, widest: number): number {
  const band = room / Math.max(1, count);
  if (band <= 0 || widest + APART_PX <= band) return 1;
  // Half a label more, because labels at the edges are moved inwards.
  return Math.min(count, Math.ceil((widest * 1.5 + APART_PX) / band));
}
