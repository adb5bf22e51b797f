import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color, motif, motion } = vars;

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
      animation: `${motif.motion} 300ms ${motion.ease} backwards`,
    },
    '&::after': { ...layer, inset: 0, clipPath: motif.core },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { animation: 'none' } } },
  },
});
