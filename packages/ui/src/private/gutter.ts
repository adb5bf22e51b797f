/**
 * Distance between the content and the edge of the page, as a CSS length, set by the frame. A horizontally scrolling row
 * extends over it, so that cards are cut at the edge of the screen. Without a frame a row extends only as far as its focus
 * rings need.
 */
export const GUTTER = '--brand-page-gutter';

/** The gutter as a value. */
export const gutter = `var(${GUTTER}, 4px)`;
