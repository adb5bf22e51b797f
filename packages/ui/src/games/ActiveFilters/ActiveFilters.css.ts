import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  outline: 'none',
  selectors: { '&[data-state=none]': { position: 'absolute' } },
});

export const chip = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.control.touch,
  paddingInline: space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.selected,
  color: color.text,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: { '&:active': { background: color.pressed } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: color.hover } } },
  },
});

export const word = panelStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
