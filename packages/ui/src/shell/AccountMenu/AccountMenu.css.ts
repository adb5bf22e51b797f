import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, control, radius, space } = vars;

export const button = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  minInlineSize: control.touch,
  minBlockSize: control.touch,
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded=true]': { background: color.pressed },
    '&:active': { background: color.pressed },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:where(:not(:active, [aria-expanded=true]))': { background: color.hover },
      },
    },
  },
});

export const arrow = panelStyle({ color: color.textMuted });
