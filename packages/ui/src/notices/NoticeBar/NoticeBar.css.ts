import { keyframes } from '@vanilla-extract/css';

import { dockOverAll } from '../../private/dockPlace.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, motion, space } = vars;

const come = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Over panels and dialogs too, so that whoever moves money there sees it. */
export const root = panelStyle({
  ...dockOverAll,
  position: 'fixed',
  zIndex: vars.z.toast,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: `min(100% - 2 * ${space[4]}, 560px)`,
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
    ...dockOverAll['@media'],
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
