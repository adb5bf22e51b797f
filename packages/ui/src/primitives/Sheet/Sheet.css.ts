import { keyframes } from '@vanilla-extract/css';

import { fadeIn, fadeOut } from '../../private/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { motion } = vars;
const up = keyframes({ from: { transform: 'translateY(100%)' } });
const down = keyframes({ to: { transform: 'translateY(100%)' } });

export const surface = primitiveStyle({
  insetInline: 0,
  insetBlockEnd: 0,
  marginInline: 'auto',
  inlineSize: 'min(100%, 640px)',
  maxBlockSize: '90dvh',
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  // Springs back after a drag that was let go too early.
  transition: `transform ${motion.fade} ${motion.ease}`,
  animation: `${up} ${motion.sheet} ${motion.ease}`,
  selectors: {
    '&[data-dragging]': { transition: 'none' },
    '&[data-state=closed]': { animation: `${down} ${motion.sheet} ${motion.ease} forwards` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transition: 'none',
      selectors: {
        '&[data-state=open]': { animationName: fadeIn },
        '&[data-state=closed]': { animationName: fadeOut },
      },
    },
  },
});

/** The part that is grabbed: a bar to see, and room enough for a thumb. */
export const handle = primitiveStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  blockSize: '28px',
  marginBlockEnd: '-8px',
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '40px',
      blockSize: '4px',
      borderRadius: '2px',
      background: vars.color.borderStrong,
    },
  },
});
