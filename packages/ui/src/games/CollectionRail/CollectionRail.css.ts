import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { tile as look } from '../tile.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, radius } = vars;

export const tile = panelStyle({
  ...look,
  alignItems: 'center',
  gap: space[3],
  // A fixed height, so that a skeleton is as high as a tile.
  blockSize: '116px',
  padding: space[3],
});

export const words = panelStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.half,
});

export const name = panelStyle({
  // Clips only horizontally, so that tone marks above the line stay visible.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const text = panelStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: fontSize.xs,
  // Room for the tone marks of the line that is cut off.
  lineHeight: lineHeight.body,
  color: color.textMuted,
});

export const count = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});

/** The covers overlap like cards in a hand, the first on top. */
export const covers = panelStyle({ display: 'flex', flex: 'none', flexDirection: 'row-reverse' });

export const cover = panelStyle({
  inlineSize: '60px',
  blockSize: '80px',
  objectFit: 'cover',
  borderRadius: radius.sm,
  background: color.raised,
  boxShadow: vars.elevation.card,
  selectors: { '& + &': { marginInlineEnd: '-36px' } },
});
