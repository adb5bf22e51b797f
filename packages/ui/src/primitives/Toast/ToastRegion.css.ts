import { keyframes } from '@vanilla-extract/css';

import { dockOverAll } from '../../private/dockPlace.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, motion, space } = vars;

/** Fade only: of all entrance animations only this needs no layout and almost no paint on a slow phone. */
const appear = keyframes({ from: { opacity: 0 } });

export const region = primitiveStyle({
  ...dockOverAll,
  position: 'fixed',
  zIndex: vars.z.toast,
  display: 'grid',
  // Independent of the content width, which would otherwise be measured twice.
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space[4],
  pointerEvents: 'none',
});

/** Two lists that look like one column. */
export const stack = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
});

export const toast = primitiveStyle({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: 'max-content',
  maxInlineSize: 'min(100%, 480px)',
  minBlockSize: '48px',
  marginBlockStart: space[2],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[1],
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.floating,
  fontSize: vars.fontSize.sm,
  animation: `${appear} ${motion.fade} ${motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

/** A long word must not extend beyond the viewport. */
export const text = primitiveStyle({
  flex: 1,
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  marginBlock: space[2],
});

const tone = (ink: string) => primitiveStyle({ color: ink });

export const tones = {
  info: tone(color.info),
  success: tone(color.success),
  danger: tone(color.danger),
};
