import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = primitiveStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: vars.control.touch,
  paddingInline: space[4],
  border: `1px solid ${color.contentEdge}`,
  borderRadius: vars.radius.pill,
  background: color.content,
  color: color.onContent,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:active': { background: color.contentPressed },
    '&[data-state=selected]': {
      background: color.accent,
      borderColor: color.accentEdge,
      color: color.onAccent,
    },
    '&:disabled': {
      background: color.disabled,
      borderColor: 'transparent',
      color: color.onDisabled,
      cursor: 'default',
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:where(:not(:active, :disabled, [data-state=selected]))': {
          background: color.contentHover,
        },
      },
    },
  },
});
