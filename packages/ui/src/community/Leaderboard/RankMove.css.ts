import { keyframes } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, motion, fontSize, fontWeight } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
const fall = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const move = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  color: color.success,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  animation: `${rise} ${motion.sheet} ${motion.ease}`,
  selectors: {
    '&[data-state=down]': {
      color: color.textMuted,
      animationName: fall,
    },
    '[data-state=own] &': { color: color.text },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationName: fade,
      selectors: { '&[data-state=down]': { animationName: fade } },
    },
  },
});
