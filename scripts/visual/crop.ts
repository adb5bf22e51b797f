/** A rectangle in CSS pixels of the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What was measured of a drawn story. */
export interface Measured {
  /** Around everything that the story draws, or null when it draws nothing. */
  content: Box | null;
  /** Something lies over the page: a dialog, a sheet, a toast. */
  overlay: boolean;
  /** Height of the whole document. */
  documentHeight: number;
}

/** The part of the page that is photographed. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around a component, for its shadow and its focus ring. */
const PADDING = 16;
/** What lies lower repeats itself: further rails, further rows. */
export const TALLEST = 1600;

/** Height of the window in each room, as phones and laptops have it. */
export const WINDOW_HEIGHT: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };

/** How high the window has to be for the whole of a story; never lower than usual. */
export function windowHeight(
  { content, overlay, documentHeight }: Measured,
  usual: number,
): number {
  if (overlay || !content) return usual;
  const wanted = Math.min(Math.ceil(content.bottom) + PADDING, documentHeight);
  return Math.max(usual, Math.min(wanted, TALLEST));
}

/** The picture's edges: the story and some room around it; the whole window for what lies over the page. */
export function cropOf(
  { content, overlay }: Measured,
  window: { width: number; height: number },
): Clip {
  if (overlay || !content) return { x: 0, y: 0, ...window };
  const x = Math.max(0, Math.floor(content.left) - PADDING);
  const y = Math.max(0, Math.floor(content.top) - PADDING);
  const right = Math.min(window.width, Math.ceil(content.right) + PADDING);
  const bottom = Math.min(window.height, Math.ceil(content.bottom) + PADDING);
  // What stands outside of the window altogether is shown as an empty window, not as an error.
  if (right <= x || bottom <= y) return { x: 0, y: 0, ...window };
  return { x, y, width: right - x, height: bottom - y };
}
