import { keyframes } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { fadeIn, fadeOut } from './overlay.css.ts';

const { motion } = vars;

/**
 * Style rule that slides an overlay in from an edge and out again. With reduced motion it fades. For `.css.ts` files only.
 *
 * @param outside its transform when it is beyond the edge
 * @param start where the animation starts. @default beyond the edge
 */
export function slideFrom(outside: string, start = outside) {
  const come = keyframes({ from: { transform: start } });
  const go = keyframes({ to: { transform: outside } });
  return {
    // Moves back after a drag that was too short.
    transition: `transform ${motion.fade} ${motion.ease}`,
    animation: `${come} ${motion.sheet} ${motion.ease}`,
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
  } as const;
}
