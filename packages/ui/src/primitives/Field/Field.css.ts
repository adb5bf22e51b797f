import { WITHOUT_HAS } from '../../private/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, control } = vars;
const FOCUSED = ':has(input:focus, select:focus, textarea:focus)';

export const root = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
});

export const label = primitiveStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  color: color.textMuted,
});

export const message = primitiveStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: color.textMuted,
  // A long word or address breaks anywhere; without it the whole page would grow wider.
  overflowWrap: 'anywhere',
  selectors: { '&[data-part=error]': { color: color.danger } },
});

/** One line of the message is 14 px at 1.65: the icon stands in its middle. */
export const messageIcon = primitiveStyle({ marginBlockStart: '0.25em' });

/** Beside the frame of what is wrong, where its message does not follow in the field. */
export const wrong = primitiveStyle({});

/** An error is told below by a message with this sign. */
const WRONG = [`&:has(~ .${message} .${messageIcon})`, `${wrong}&`];

const focused = {
  borderColor: 'transparent',
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-1px',
} as const;

/** The frame around an input and what stands beside it. */
export const box = primitiveStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: control.lg,
  paddingInline: space[4],
  background: color.inset,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  cursor: 'text',
  selectors: {
    [WRONG.join(', ')]: { borderColor: color.danger },
    [`&${FOCUSED}`]: focused,
    [WRONG.map((self) => self + FOCUSED).join(', ')]: {
      borderColor: 'transparent',
      outlineColor: color.danger,
    },
    '&:has(> input:disabled, > select:disabled, > textarea:disabled)': {
      background: color.disabled,
      borderColor: 'transparent',
      color: color.onDisabled,
      cursor: 'default',
    },
  },
  '@supports': { [WITHOUT_HAS]: { selectors: { '&:focus-within': focused } } },
});

/** Never under 16 px: iOS zooms the page into a smaller input. */
export const input = primitiveStyle({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  paddingBlock: space[2],
  paddingInline: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  fontFamily: vars.font.heading,
  fontSize: `max(16px, ${vars.fontSize.md})`,
  lineHeight: vars.lineHeight.heading,
  color: color.text,
  selectors: {
    '&:focus': { outline: 'none' },
    // Safari draws disabled text paler by itself.
    '&:disabled': { color: color.onDisabled, WebkitTextFillColor: color.onDisabled, opacity: 1 },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    // Chromium paints its own ground and ink behind filled-in values; both are put back.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${color.inset}`,
      WebkitTextFillColor: color.text,
      caretColor: color.text,
    },
  },
});
