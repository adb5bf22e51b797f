import { keyframes } from '@vanilla-extract/css';

import { fadeIn, fadeOut } from '../../private/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { motion } = vars;
const come = keyframes({ from: { transform: 'translateX(100%)' } });
const go = keyframes({ to: { transform: 'translateX(100%)' } });

export const surface = primitiveStyle({
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `min(100%, ${vars.frame.sidePanel})`,
  animation: `${come} ${motion.sheet} ${motion.ease}`,
  selectors: {
    '&[data-state=closed]': { animation: `${go} ${motion.sheet} ${motion.ease} forwards` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: {
        '&[data-state=open]': { animationName: fadeIn },
        '&[data-state=closed]': { animationName: fadeOut },
      },
    },
  },
});
