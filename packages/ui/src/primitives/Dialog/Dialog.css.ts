import { keyframes } from '@vanilla-extract/css';

import { fadeIn, fadeOut } from '../../private/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { motion } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });

export const surface = primitiveStyle({
  inset: 0,
  margin: 'auto',
  inlineSize: 'min(100% - 32px, 480px)',
  blockSize: 'fit-content',
  maxBlockSize: 'min(100dvh - 32px, 720px)',
  borderRadius: vars.radius.lg,
  animation: `${rise} ${motion.fade} ${motion.ease}`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeOut} ${motion.fade} ${motion.ease} forwards` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-state=open]': { animationName: fadeIn } },
    },
  },
});
