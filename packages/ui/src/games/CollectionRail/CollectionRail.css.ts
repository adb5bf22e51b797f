import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { tile as look } from '../tile.ts';

const { color, space, font, fontSize, fontWeight, lineHeight, radius } = vars;

/** Content widths of a tile with one and with at most two covers, so that 150 px are left for the text. */
const ONE = '(max-width: 227.98px)';
const TWO = '(max-width: 267.98px)';

export const tile = panelStyle({
  ...look,
  alignItems: 'center',
  gap: space[3],
  containerType: 'inline-size',
  blockSize: '100%',
  // Three lines of text, so that a skeleton is as high as a tile. A longer text is not cut: all tiles of the row grow.
  minBlockSize: '138px',
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
  overflowWrap: 'anywhere',
  fontFamily: font.heading,
  fontSize: fontSize.md,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const text = panelStyle({
  overflowWrap: 'anywhere',
  fontSize: fontSize.xs,
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

/** The covers overlap like cards in a hand, the first on top. A narrow tile has fewer, because its text comes first. */
export const covers = panelStyle({ display: 'flex', flex: 'none', flexDirection: 'row-reverse' });

export const cover = panelStyle({
  inlineSize: '60px',
  blockSize: '80px',
  objectFit: 'cover',
  borderRadius: radius.sm,
  background: color.raised,
  boxShadow: vars.elevation.card,
  selectors: { '& + &': { marginInlineEnd: '-36px' } },
  '@container': {
    [ONE]: { selectors: { '&:nth-child(n + 2)': { display: 'none' } } },
    [TWO]: { selectors: { '&:nth-child(n + 3)': { display: 'none' } } },
  },
});
