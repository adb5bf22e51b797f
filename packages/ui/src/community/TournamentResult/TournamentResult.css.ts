import { cardLink } from '../../private/cardLink.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  blockSize: '100%',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: color.borderStrong } } },
  },
});

export const head = panelStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
});

/** The whole cover. */
export const art = panelStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.sm,
  backgroundColor: color.skeleton,
});

export const words = panelStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });

/** The name is the link. It covers the whole card. */
export const link = panelStyle({
  ...cardLink,
  overflowWrap: 'anywhere',
});

export const winners = panelStyle({ display: 'grid', gap: space[2] });

export const winner = panelStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  lineHeight: lineHeight.body,
});

export const place = panelStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '28px',
  borderRadius: vars.radius.pill,
  background: color.content,
  color: color.onContent,
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-place="1"] > &': { background: color.accent, color: color.onAccent } },
});

export const name = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
  fontFamily: font.heading,
  overflowWrap: 'anywhere',
});

export const prize = panelStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});
