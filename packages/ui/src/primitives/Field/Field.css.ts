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
  // Breaks long words and addresses. Otherwise the whole page would get wider.
  overflowWrap: 'anywhere',
  selectors: { '&[data-part=error]': { color: color.danger } },
});

/** One line of the message is 14 px at 1.65: centres the icon on it. */
export const messageIcon = primitiveStyle({ marginBlockStart: '0.25em' });

/** What has just happened to the typed text stands out from the hint after it. */
export const note = primitiveStyle({ color: color.text, fontWeight: vars.fontWeight.medium });

/** Marks a frame as invalid when its message is not inside the field. */
export const wrong = primitiveStyle({});

/** Matches an error message below with this icon. */
const WRONG = [`&:has(~ .${message} .${messageIcon})`, `${wrong}&`];

const focused = {
  borderColor: 'transparent',
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-1px',
} as const;

/** The frame around an input and its adornments. */
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

/** At least 16 px: iOS zooms the page when a smaller input gets the focus. */
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
    // Safari makes disabled text paler by default.
    '&:disabled': { color: color.onDisabled, WebkitTextFillColor: color.onDisabled, opacity: 1 },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    // Chromium sets its own background and text colour for autofilled values; this restores ours.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100vmax ${color.inset}`,
      WebkitTextFillColor: color.text,
      caretColor: color.text,
    },
  },
});
