import { keyframes } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, motion } = vars;

export const root = primitiveStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const head = primitiveStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  fontSize: vars.fontSize.sm,
});

export const value = primitiveStyle({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});

const bar = { borderRadius: vars.radius.pill, background: color.track } as const;

export const track = primitiveStyle({
  ...bar,
  position: 'relative',
  overflow: 'hidden',
  // A separate stacking context. Otherwise the square fill is visible at the round end during the animation.
  isolation: 'isolate',
});

export const sizes = {
  sm: primitiveStyle({ blockSize: '4px' }),
  md: primitiveStyle({ blockSize: '8px' }),
};

export const tones = {
  accent: primitiveStyle({ color: color.mark }),
  success: primitiveStyle({ color: color.success }),
  pending: primitiveStyle({ color: color.pending }),
  danger: primitiveStyle({ color: color.danger }),
};

/** Translated, not scaled, so that its end stays round. */
export const fill = primitiveStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  // Empty until a script has set it.
  transform: 'translateX(-100%)',
  transition: `transform ${motion.sheet} ${motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

const pass = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const wandering = primitiveStyle({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '40%',
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  animation: `${pass} 1400ms ${motion.ease} infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      inlineSize: '100%',
      animation: `${breathe} 1600ms ease-in-out infinite`,
    },
  },
});

export const steps = primitiveStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[1],
});

export const step = primitiveStyle({
  ...bar,
  blockSize: '100%',
  selectors: { '&[data-state=done]': { background: 'currentColor' } },
});
