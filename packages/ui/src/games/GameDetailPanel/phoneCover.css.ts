import { createVar } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';

const PHONE = '(max-width: 599.98px)';
const rows = createVar();

/**
 * The image on a phone is as high as the screen permits, so that the play bar covers no figure in part: a target of which
 * less than 24 px are visible is hard to press. What is above and below it has a fixed height: header, names, one row of
 * figures, play bar and tab bar. With the rest of the screen as its height, 40 px of the second row are visible above the
 * play bar, at any density, and 70 px for a game without badges; on a low or high screen the same part of another row. It is at
 * most up to the buttons beside it.
 */
export const phoneCover = {
  [PHONE]: {
    vars: { [rows]: '0' },
    inlineSize: `max(104px, min(100vw - 48px - 4.5 * ${vars.space[5]}, 264px, 0.75 * (100svh - 398px - 6.25 * ${vars.space[5]} + ${rows} * (54px + 1.5 * ${vars.space[5]}))))`,
  },
  [`${PHONE} and (max-height: 784.98px)`]: { vars: { [rows]: '1' } },
  [`${PHONE} and (min-height: 870px)`]: { vars: { [rows]: '-1' } },
};
