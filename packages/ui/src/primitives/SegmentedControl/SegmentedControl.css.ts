import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = primitiveStyle({
  display: 'flex',
  gap: space[1],
  padding: space[1],
  borderRadius: vars.radius.control,
  background: color.inset,
});

export const segment = primitiveStyle({
  position: 'relative',
  flex: '1 1 0',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: vars.control.touch,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-state=selected]': { background: color.secondary, color: color.onSecondary },
    '&:focus-within:has(:focus-visible)': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** The real radio lies over its segment: keyboard, screen reader and finger all meet it. */
export const input = primitiveStyle({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
});
