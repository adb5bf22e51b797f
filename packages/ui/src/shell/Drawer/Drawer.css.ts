import { keyframes } from '@vanilla-extract/css';

import { fadeIn, fadeOut } from '../../private/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { motion, space } = vars;
const come = keyframes({ from: { transform: 'translateX(-100%)' } });
const go = keyframes({ to: { transform: 'translateX(-100%)' } });

export const surface = panelStyle({
  insetBlock: 0,
  insetInlineStart: 0,
  // Beside it there is always room for a thumb that wants back to the page.
  inlineSize: 'min(320px, 100% - 56px)',
  paddingBlockStart: 'env(safe-area-inset-top)',
  // Springs back after a drag that was let go too early.
  transition: `transform ${motion.fade} ${motion.ease}`,
  animation: `${come} ${motion.sheet} ${motion.ease}`,
  touchAction: 'pan-y',
  selectors: {
    '&[data-dragging]': { transition: 'none' },
    '&[data-state=closed]': { animation: `${go} ${motion.sheet} ${motion.ease} forwards` },
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

/** The menu brings its own padding; what stands above it keeps to the same edges. */
export const content = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minBlockSize: '100%',
  marginInline: `calc(-1 * ${space[5]})`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
