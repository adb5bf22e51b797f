import { keyframes } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, motion, space } = vars;

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const slide = keyframes({ from: { transform: 'translateX(100%)' } });

/**
 * On a phone it fills the screen above the keyboard. On wider screens it is a side panel, and the page next to it stays
 * usable.
 */
export const root = panelStyle({
  position: 'fixed',
  zIndex: vars.z.overlay,
  inset: 0,
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: color.surface,
  color: color.text,
  // An open dialog of the library blocks pointer events outside of it. The chat stays usable.
  pointerEvents: 'auto',
  selectors: {
    '&[open]': { display: 'flex', animation: `${rise} ${motion.sheet} ${motion.ease}` },
    '&::backdrop': { background: 'transparent' },
  },
  '@media': {
    'screen and (min-width: 600px)': {
      insetInlineStart: 'auto',
      inlineSize: vars.frame.sidePanel,
      borderInlineStart: `1px solid ${color.border}`,
      boxShadow: vars.elevation.overlay,
      selectors: { '&[open]': { animationName: slide } },
    },
    '(prefers-reduced-motion: reduce)': { selectors: { '&[open]': { animation: 'none' } } },
  },
});

export const header = panelStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '56px',
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInlineStart: space[5],
  paddingInlineEnd: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const title = panelStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.display,
  selectors: { '&:focus': { outline: 'none' } },
});

export const body = panelStyle({
  flex: 1,
  position: 'relative',
  minBlockSize: 0,
  display: 'grid',
});

export const frame = panelStyle({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: color.surface,
  selectors: { '&[data-state=hidden]': { visibility: 'hidden' } },
});

/** Covers the frame while it loads. */
export const cover = panelStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[3],
  padding: space[5],
  overflowY: 'auto',
  background: color.surface,
  textAlign: 'center',
});
