/** A rectangle in CSS pixels of the page. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Measurements of a rendered story. */
export interface Measured {
  /** Bounds of everything that the story renders, or null when it renders nothing. */
  content: Box | null;
  /** An overlay is open: a dialog, a sheet, a toast. */
  overlay: boolean;
  /** Height of the whole document, in CSS pixels. */
  documentHeight: number;
}

/** The part of the page in the picture. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Margin around a component, for its shadow and its focus ring. */
const PADDING = 16;
/** Maximum height. Content below is repetitive: further rails, further rows. */
export const TALLEST = 1600;

/** Window height for each width, as on phones and laptops. */
export const WINDOW_HEIGHT: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };

/** Window height for the whole story; at least the default. */
export function windowHeight(
  { content, overlay, documentHeight }: Measured,
  usual: number,
): number {
  if (overlay || !content) return usual;
  const wanted = Math.min(Math.ceil(content.bottom) + PADDING, documentHeight);
  return Math.max(usual, Math.min(wanted, TALLEST));
}

/** The clip of the picture: the story with a margin, or the whole window for overlays. */
export function cropOf(
  { content, overlay }: Measured,
  window: { width: number; height: number },
): Clip {
  if (overlay || !content) return { x: 0, y: 0, ...window };
  const x = Math.max(0, Math.floor(content.left) - PADDING);
  const y = Math.max(0, Math.floor(content.top) - PADDING);
  const right = Math.min(window.width, Math.ceil(content.right) + PADDING);
  const bottom = Math.min(window.height, Math.ceil(content.bottom) + PADDING);
  // A story outside of the window is shown as an empty window, not as an error.
  if (right <= x || bottom <= y) return { x: 0, y: 0, ...window };
  return { x, y, width: right - x, height: bottom - y };
}
