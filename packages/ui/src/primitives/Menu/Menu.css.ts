import { fadeIn, fadeOut } from '../../private/overlay.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, motion } = vars;

/** Limited to the viewport; longer content scrolls. */
export const content = primitiveStyle({
  zIndex: vars.z.overlay,
  minInlineSize: '200px',
  maxInlineSize: 'min(320px, 100vw - 16px)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.floating,
  animation: `${fadeIn} ${motion.press} ${motion.ease}`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeOut} ${motion.press} ${motion.ease} forwards` },
    '&:focus': { outline: 'none' },
  },
});

export const item = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.control.touch,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.hover },
    '&:active': { background: color.pressed },
    '&[data-tone=danger]': { color: color.danger },
    '&[data-disabled]': { color: color.onDisabled, background: 'none', cursor: 'default' },
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const icon = primitiveStyle({
  color: color.textMuted,
  selectors: {
    '[data-tone=danger] > &': { color: 'inherit' },
    '[data-disabled] > &': { color: 'inherit' },
  },
});

/** As wide as an icon, so that all labels are aligned. */
export const picture = primitiveStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '24px',
});

export const words = primitiveStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Reserves the space of the tick when there is none. */
export const tick = primitiveStyle({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '20px',
  color: color.link,
});

export const heading = primitiveStyle({
  paddingInline: space[3],
  paddingBlock: space[2],
  color: color.textMuted,
  fontSize: vars.fontSize.xs,
});

export const separator = primitiveStyle({
  blockSize: '1px',
  marginBlock: space[1],
  background: color.border,
});
