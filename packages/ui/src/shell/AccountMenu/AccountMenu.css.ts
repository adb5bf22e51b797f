import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, control, font, fontSize, fontWeight, radius, space } = vars;

export const button = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minInlineSize: control.touch,
  minBlockSize: control.touch,
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
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

/** Only the picture where the header has little room. Always as wide: the name is known later than the header. */
export const name = panelStyle({
  display: 'none',
  inlineSize: '10ch',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { '(min-width: 1200px)': { display: 'block' } },
});

export const arrow = panelStyle({ color: color.textMuted });
