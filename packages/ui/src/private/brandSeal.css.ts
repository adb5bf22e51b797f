import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';
import { signatureMotion } from './signature.css.ts';

const { color, motif } = vars;

const layer = {
  content: '',
  position: 'absolute',
  zIndex: -1,
  background: color.positive,
} as const;

/**
 * The ground of a success in the motif of the brand, behind the check: lotus petals, cut facets or a seal. A little larger
 * than its box, so that nothing else moves.
 */
export const brandSeal = panelStyle({
  position: 'relative',
  isolation: 'isolate',
  selectors: {
    // Stronger than the colour of a seal without a motif, in any order of the sheets.
    '&&': { color: color.onPositive },
    '&::before': {
      ...layer,
      inset: '-12px',
      clipPath: motif.outline,
      opacity: 0.4,
      animation: signatureMotion,
    },
    '&::after': { ...layer, inset: 0, clipPath: motif.core },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { animation: 'none' } } },
  },
});
