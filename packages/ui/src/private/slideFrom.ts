import { keyframes } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { fadeIn, fadeOut } from './overlay.css.ts';

const { motion } = vars;

/**
 * The part of an overlay's rule that brings it from an edge and back there; with less motion it fades. For a `.css.ts` file
 * only.
 *
 * @param outside the transform that it has beyond the edge
 * @param start where it is first seen. @default beyond the edge
 */
export function slideFrom(outside: string, start = outside) {
  const come = keyframes({ from: { transform: start } });
  const go = keyframes({ to: { transform: outside } });
  return {
    // Springs back after a drag that was let go too early.
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
