import type { LayeredRule } from '../../theme/layered.ts';

/**
 * Where a row is a card: below 40 times the font size of the table's root (640 px), with which more columns ask for more room.
 *
 * @param tight for rows that have hardly more room than that, so that the words of their heads have it
 */
export const inCards = (rule: LayeredRule, tight: LayeredRule = {}): LayeredRule => ({
  '@container': {
    '(max-width: 39.99em)': rule as object,
    '(min-width: 40em) and (max-width: 52em)': tight as object,
  },
});
