import { coveringInput } from '../../private/coveringInput.ts';
import { WITHOUT_HAS, focusRing } from '../../private/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = primitiveStyle({
  display: 'flex',
  // Wraps to more lines when large text does not fit side by side.
  flexWrap: 'wrap',
  gap: space[1],
  padding: space[1],
  // Pill controls keep straight sides with several lines.
  borderRadius: `min(${vars.radius.control}, 26px)`,
  background: color.inset,
});

export const segment = primitiveStyle({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 'min-content',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: vars.control.touch,
  paddingInline: space[2],
  paddingBlock: space[1],
  border: '1px solid transparent',
  borderRadius: `min(${vars.radius.control}, 22px)`,
  color: color.textMuted,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-state=selected]': { background: color.secondary, color: color.onSecondary },
    '&:has(input:disabled)': { color: color.onDisabled, cursor: 'default' },
    '&:has(input:focus-visible)': focusRing,
  },
  '@supports': { [WITHOUT_HAS]: { selectors: { '&:focus-within': focusRing } } },
  '@media': {
    // Forced colours show the same background and all borders: only the selected segment keeps a thick border.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[data-state=selected]': { borderColor: 'Highlight', borderWidth: '2px' } },
    },
  },
});

/** Minimum width of a touch target for short words. */
export const label = primitiveStyle({
  minInlineSize: `calc(${vars.control.touch} - 2 * ${space[2]})`,
});

export const input = primitiveStyle(coveringInput);
