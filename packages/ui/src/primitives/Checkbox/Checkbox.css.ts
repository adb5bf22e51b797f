import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, motion, space } = vars;

export const root = primitiveStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });

/** The whole row is the label and the touch target. A link within the label stays a link. */
export const row = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: vars.control.touch,
  paddingBlock: '10px',
  cursor: 'pointer',
  selectors: { '&:has(input:disabled)': { cursor: 'default', color: color.textMuted } },
});

/** Covers the visual box, which shows its state. */
export const input = primitiveStyle({
  position: 'absolute',
  insetInlineStart: 0,
  margin: 0,
  inlineSize: '24px',
  blockSize: '24px',
  opacity: 0,
  cursor: 'inherit',
  selectors: { '&[data-size=sm]': { inlineSize: '20px', blockSize: '20px' } },
});

export const mark = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  border: `2px solid ${color.borderStrong}`,
  borderRadius: vars.radius.sm,
  background: color.inset,
  color: color.onMark,
  selectors: {
    '&[data-size=sm]': { inlineSize: '20px', blockSize: '20px' },
    ':is(:checked, :indeterminate) ~ &': { background: color.mark, borderColor: color.mark },
    '[aria-invalid=true] ~ &': { borderColor: color.danger },
    ':focus-visible ~ &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    ':disabled ~ &': {
      background: color.disabled,
      borderColor: color.onDisabled,
      color: color.onDisabled,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { ':disabled ~ &': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

const sign = {
  gridArea: '1 / 1',
  // Thicker than in the icon set: the tick is only 16 px.
  strokeWidth: 3,
  opacity: 0,
  transform: 'scale(0.6)',
  transition: `transform ${motion.press} ${motion.ease}, opacity ${motion.press} ${motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none', transform: 'none' } },
} as const;
const shown = { opacity: 1, transform: 'none' };

export const tick = primitiveStyle({
  ...sign,
  selectors: { ':checked:not(:indeterminate) ~ * > &': shown },
});

export const dash = primitiveStyle({ ...sign, selectors: { ':indeterminate ~ * > &': shown } });

export const words = primitiveStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const label = primitiveStyle({
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.md,
  // One line is as tall as the box, so that their centres align.
  lineHeight: vars.lineHeight.body,
  marginBlock: '-1px',
  selectors: { '&[data-size=sm]': { fontSize: vars.fontSize.sm } },
});

export const description = primitiveStyle({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
});

/** Aligned with the label. */
export const error = primitiveStyle({
  paddingInlineStart: `calc(24px + ${space[3]})`,
  selectors: { '&[data-size=sm]': { paddingInlineStart: `calc(20px + ${space[3]})` } },
});
