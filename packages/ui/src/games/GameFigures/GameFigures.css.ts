import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** Two or three columns, depending on the width: six figures fill complete rows in both cases. */
export const grid = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[2],
  '@container': {
    '(max-width: 259.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '(min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[3] },
  },
});

export const figure = panelStyle({
  minInlineSize: 0,
  borderRadius: vars.radius.md,
  background: color.raised,
});

export const details = panelStyle({ display: 'block' });

export const summary = panelStyle({
  display: 'grid',
  gap: space.half,
  minBlockSize: vars.control.touch,
  paddingInline: space[3],
  paddingBlock: space[3],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:active': { background: color.pressed },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: color.hover } } },
  },
});

export const name = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  color: color.textMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
});

export const sign = panelStyle({
  flex: 'none',
  selectors: { '[open] > summary &': { color: color.link } },
});

export const value = panelStyle({
  color: color.text,
  fontFamily: font.heading,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const unit = panelStyle({ fontSize: fontSize.sm, fontWeight: fontWeight.regular });

export const why = panelStyle({
  paddingInline: space[3],
  paddingBlockEnd: space[3],
  color: color.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.body,
});
