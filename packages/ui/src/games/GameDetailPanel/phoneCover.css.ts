import { vars } from '../../theme/contract.css.ts';

/** Height of a figure with the gap to the next, at any density. */
const ROW = `(54px + 1.5 * ${vars.space[5]})`;

/**
 * Width of the image on a phone, at most up to the buttons beside it. What is above and below it has a fixed height: header, names, one row of figures, play bar
 * and tab bar. With the rest of the screen as its height, 30 px of the second row are visible above the play bar, at any
 * density. On other screens the same part of another row is visible.
 */
const width = (rows: number) =>
  `max(104px, min(100vw - 138px, 264px, 0.75 * (100svh - 405px - 6.25 * ${vars.space[5]} + ${rows} * ${ROW})))`;

const PHONE = '(max-width: 599.98px)';

/**
 * The image on a phone is as high as the screen permits, so that the play bar covers no figure in part: a target of which
 * less than 24 px are visible is hard to press.
 */
export const phoneCover = {
  [PHONE]: { inlineSize: width(0) },
  [`${PHONE} and (max-height: 784.98px)`]: { inlineSize: width(1) },
  [`${PHONE} and (min-height: 870px)`]: { inlineSize: width(-1) },
};
