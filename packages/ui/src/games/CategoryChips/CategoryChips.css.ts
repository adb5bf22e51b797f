import { vars } from '../../theme/contract.css.ts';
import { edgeRow } from '../../private/edgeRow.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

const scrolled = edgeRow('4px');

export const row = panelStyle({
  ...scrolled,
  // A mouse cannot scroll a row without a scrollbar.
  '@media': { '(hover: hover) and (min-width: 1024px)': { flexWrap: 'wrap' } },
});

export const chip = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.control.touch,
  paddingInline: space[4],
  border: `1px solid ${color.contentEdge}`,
  borderRadius: vars.radius.pill,
  background: color.content,
  color: color.onContent,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': {
      background: color.accent,
      borderColor: color.accentEdge,
      color: color.onAccent,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-current])': { background: color.contentHover } },
    },
  },
});
