import { keyframes } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, motion, space } = vars;

const come = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Under the header, over panels and dialogs, so that whoever moves money there sees it too. */
export const root = panelStyle({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockStart: `calc(${vars.frame.headerPhone} + env(safe-area-inset-top) + ${space[2]})`,
  insetInline: space[4],
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '560px',
  minBlockSize: '56px',
  marginInline: 'auto',
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[1],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.floating,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  // A dialog of the library lets nothing beside it be pressed.
  pointerEvents: 'auto',
  animation: `${come} ${motion.fade} ${motion.ease}`,
  '@media': {
    'screen and (min-width: 600px)': {
      insetBlockStart: `calc(${vars.frame.headerDesktop} + ${space[2]})`,
    },
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});

/** Its region is always there: a screen reader hears only what is added to one. */
export const region = panelStyle({ display: 'contents' });

const tone = (ink: string) => panelStyle({ flex: 'none', color: ink });

export const tones = { info: tone(color.info), pending: tone(color.pending) };

export const text = panelStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
});

export const end = panelStyle({ flex: 'none', display: 'flex', alignItems: 'center' });
