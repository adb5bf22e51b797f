import { vars } from '../theme/contract.css.ts';
import { fadeOut, rise } from './overlay.css.ts';

const { motion } = vars;

/** Style rule of an overlay in the centre of the screen, at most as wide as `width`. For `.css.ts` files only. */
export function centred(width: string) {
  return {
    inset: 0,
    margin: 'auto',
    inlineSize: `min(100% - 32px, ${width})`,
    blockSize: 'fit-content',
    maxBlockSize: 'min(100dvh - 32px, 720px)',
    borderRadius: vars.radius.lg,
    animation: `${rise} ${motion.fade} ${motion.ease}`,
    selectors: {
      '&[data-state=closed]': { animation: `${fadeOut} ${motion.fade} ${motion.ease} forwards` },
    },
  } as const;
}
