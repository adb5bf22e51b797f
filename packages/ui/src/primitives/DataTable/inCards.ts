import type { LayeredRule } from '../../theme/layered.ts';

/**
 * Style of rows as cards: below 40 em of the table's font size (640 px). Tables with many columns set a larger font size,
 * which raises this width.
 *
 * @param tight style just above that width, to give the headers more space
 */
export const inCards = (rule: LayeredRule, tight: LayeredRule = {}): LayeredRule => ({
  '@container': {
    '(max-width: 39.99em)': rule as object,
    '(min-width: 40em) and (max-width: 52em)': tight as object,
  },
});
