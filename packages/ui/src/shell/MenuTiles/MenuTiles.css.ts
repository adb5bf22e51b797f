import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, lineHeight, radius, space } = vars;

export const root = panelStyle({ display: 'grid', gap: space[3] });

export const grid = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: space[2],
});

export const cell = panelStyle({ display: 'grid' });

export const tile = panelStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  minBlockSize: '104px',
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  color: color.text,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  selectors: { '&:active': { background: color.pressed } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const mark = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.md,
  background: color.secondary,
  color: color.onSecondary,
});

export const label = panelStyle({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const count = panelStyle({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  background: color.raised,
  color: color.text,
});
