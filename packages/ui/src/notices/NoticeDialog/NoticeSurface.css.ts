import { keyframes } from '@vanilla-extract/css';

import { fadeIn, fadeOut } from '../../private/overlay.css.ts';
import { slideFrom } from '../../private/slideFrom.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { motion, radius } = vars;
const DESKTOP = '(min-width: 768px)';
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });

const sheet = slideFrom('translateY(100%)');

/** Slides up from the bottom on a phone; centred on a desktop. */
export const surface = panelStyle({
  ...sheet,
  insetInline: 0,
  insetBlockEnd: 0,
  marginInline: 'auto',
  inlineSize: 'min(100%, 640px)',
  maxBlockSize: '88dvh',
  borderStartStartRadius: radius.lg,
  borderStartEndRadius: radius.lg,
  '@media': {
    ...sheet['@media'],
    [DESKTOP]: {
      inset: 0,
      margin: 'auto',
      inlineSize: '480px',
      blockSize: 'fit-content',
      maxBlockSize: 'min(100dvh - 64px, 760px)',
      borderRadius: radius.lg,
      animation: `${rise} ${motion.fade} ${motion.ease}`,
      selectors: {
        '&[data-state=closed]': { animation: `${fadeOut} ${motion.fade} ${motion.ease} forwards` },
      },
    },
    [`${DESKTOP} and (prefers-reduced-motion: reduce)`]: {
      selectors: { '&[data-state=open]': { animationName: fadeIn } },
    },
  },
});

/** A sheet can be dragged; a dialog cannot. */
export const handle = panelStyle({ '@media': { [DESKTOP]: { display: 'none' } } });

/** The topic of the notice and its position. */
export const mark = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minBlockSize: vars.control.touch,
});
