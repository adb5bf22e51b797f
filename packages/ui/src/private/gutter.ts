/**
 * Distance between the content and the edge of the page, as a CSS length. The frame sets it; a row that
 * scrolls sideways reaches over it, so that cards run out at the edge of the screen and not before it.
 * Without a frame a row reaches only as far as its focus rings need.
 */
export const GUTTER = '--brand-page-gutter';

/** The gutter as a value. */
export const gutter = `var(${GUTTER}, 4px)`;
