import { vars } from '../theme/contract.css.ts';

/**
 * Times, percentages, counts and references: the font of labels, which has plain figures of equal width and no loops where
 * the brand has a loopless face. For `.css.ts` files only.
 */
export const figures = {
  fontFamily: vars.font.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
