import { coveringInput } from '../../private/coveringInput.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, motion, space } = vars;

/** Text first, the switch at the end of the row, so that the switches of a list align. */
export const root = primitiveStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '48px',
  paddingBlock: space[2],
  cursor: 'pointer',
  selectors: { '&:has(input:disabled)': { cursor: 'default', color: color.textMuted } },
});

export const words = primitiveStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const label = primitiveStyle({ fontSize: vars.fontSize.md });

export const description = primitiveStyle({ fontSize: vars.fontSize.sm, color: color.textMuted });

export const input = primitiveStyle(coveringInput);

export const track = primitiveStyle({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '52px',
  blockSize: '32px',
  padding: '4px',
  border: `2px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.inset,
  selectors: {
    '&[data-size=sm]': { inlineSize: '40px', blockSize: '24px', padding: '2px' },
    ':checked ~ &': { background: color.mark, borderColor: color.mark },
    ':focus-visible ~ &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    ':disabled ~ &': { background: color.disabled, borderColor: color.onDisabled },
  },
  '@media': {
    // Forced colours show all backgrounds alike: the on state uses the system's highlight colour.
    '(forced-colors: active)': {
      selectors: {
        ':checked ~ &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        ':disabled ~ &': { borderColor: 'GrayText' },
      },
    },
  },
});

export const thumb = primitiveStyle({
  display: 'block',
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.pill,
  background: color.textMuted,
  // Its border makes it visible when forced colours remove the background.
  border: '1px solid transparent',
  transform: 'scale(0.8)',
  transition: `transform ${motion.press} ${motion.ease}`,
  selectors: {
    ':checked ~ * > &': { background: color.onMark, transform: 'translateX(20px)' },
    ':checked ~ [data-size=sm] > &': { transform: 'translateX(16px)' },
    ':disabled ~ * > &': { background: color.onDisabled },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      background: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: { ':checked ~ * > &': { background: 'HighlightText' } },
    },
  },
});
