import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const row = primitiveStyle({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  // Together as wide as the button below them.
  inlineSize: '100%',
});

/** Invisible above the boxes, so that touch, paste menu, autofill and caret keys use the one native input. */
export const input = primitiveStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  // At least 16 px, or iOS zooms in. Hidden by transparent text: iOS shows no paste menu on an input with opacity 0.
  fontSize: '16px',
  color: 'transparent',
  caretColor: 'transparent',
  cursor: 'text',
  selectors: {
    '&:focus': { outline: 'none' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'default' },
    '&:autofill': { WebkitTextFillColor: 'transparent', boxShadow: 'none', opacity: 0 },
  },
  '@media': { '(forced-colors: active)': { opacity: 0 } },
});

export const box = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '60px',
  background: color.inset,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize['2xl'],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.heading,
  color: color.text,
  selectors: {
    ':disabled ~ &': {
      background: color.disabled,
      borderColor: 'transparent',
      color: color.onDisabled,
    },
    '[aria-invalid=true] ~ &': { borderColor: color.danger },
    '&[data-state=marked], &[data-state=caret]': {
      borderColor: 'transparent',
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '[aria-invalid=true] ~ &[data-state=marked], [aria-invalid=true] ~ &[data-state=caret]': {
      outlineColor: color.danger,
    },
    '&[data-state=caret]::before': {
      content: '',
      blockSize: '28px',
      borderInlineStart: `2px solid ${color.text}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { ':disabled ~ &': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

/** A gap in the middle: six digits are read as two groups of three. */
export const half = primitiveStyle({ marginInlineStart: space[2] });
