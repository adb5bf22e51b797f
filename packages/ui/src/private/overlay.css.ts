import { keyframes } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { primitiveStyle } from '../theme/layered.ts';

const { color, motion, space } = vars;

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(0.98)' } });

export const scrim = primitiveStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  background: color.scrim,
  // Fades back after a drag that was too short, as the sheet does.
  transition: `opacity ${motion.fade} ${motion.ease}`,
  animation: `${fadeIn} ${motion.fade} ${motion.ease}`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeOut} ${motion.fade} ${motion.ease} forwards` },
  },
});

/** Surface of every overlay: a column of header, scrolling body and footer. */
export const surface = primitiveStyle({
  position: 'fixed',
  zIndex: vars.z.overlay,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.overlay,
  containerType: 'inline-size',
  selectors: { '&:focus': { outline: 'none' } },
  // Forced colours show no shadow and no background, so a border separates it from the page.
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const header = primitiveStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '56px',
  paddingBlock: space[2],
  paddingInlineStart: space[5],
  paddingInlineEnd: space[2],
});

/** A header without a button at its end. */
export const headerAlone = primitiveStyle({ paddingInlineEnd: space[5] });

export const title = primitiveStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.display,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const body = primitiveStyle({
  // Not `flex: 1`: with a basis of 0 %, WebKit ignores the text when it computes the height of a dialog that fits its
  // content.
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingInline: space[5],
  paddingBlockEnd: space[5],
});

export const description = primitiveStyle({
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  selectors: { '&:not(:last-child)': { paddingBlockEnd: space[4] } },
});

export const footer = primitiveStyle({
  display: 'flex',
  flex: 'none',
  gap: space[3],
  paddingInline: space[5],
  paddingBlockStart: space[3],
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
});
