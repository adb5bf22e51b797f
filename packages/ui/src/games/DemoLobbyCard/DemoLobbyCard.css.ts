import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: '72px',
  blockSize: '100%',
  containerType: 'inline-size',
  padding: space[3],
  border: `${vars.card.borderWidth} solid ${vars.card.borderColor}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.elevation.card,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:active': { background: color.pressed } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:active)': { background: color.hover } } },
  },
});

export const sign = panelStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.md,
  background: color.content,
  color: color.onContent,
  '@container': { '(max-width: 179.98px)': { display: 'none' } },
});

export const words = panelStyle({ flex: 1, display: 'grid', minInlineSize: 0 });

export const name = panelStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});

export const hint = panelStyle({
  color: color.textMuted,
  fontSize: fontSize.xs,
  lineHeight: lineHeight.body,
});

export const external = panelStyle({ flex: 'none', color: color.textMuted });
