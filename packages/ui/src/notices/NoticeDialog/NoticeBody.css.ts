import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, radius } = vars;

export const body = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
});

/** Its space is reserved before the picture loads, in the aspect ratio of the banners. */
export const picture = panelStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  aspectRatio: '25 / 14',
  borderRadius: radius.md,
  background: color.raised,
  color: color.textMuted,
});

export const image = panelStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
  selectors: {
    // A cover is in portrait format and is not cropped.
    '[data-type=game] > &': { objectFit: 'contain', paddingBlock: space[3] },
  },
});

/** The logo of a bank next to the title, not a banner. */
export const head = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});

export const bankMark = panelStyle({
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: radius.md,
  objectFit: 'contain',
});

export const title = panelStyle({
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.display,
  overflowWrap: 'anywhere',
  textWrap: prettyWrap,
});

/** Breaks long words instead of cutting them off. */
export const words = panelStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const footer = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  inlineSize: '100%',
});

/** In one row when both fit, stacked on a narrow phone. */
export const action = panelStyle({
  flex: '1 1 150px',
  // The answer of a bank notice is a sentence and gets its own line.
  selectors: { '[data-part=acknowledge]&, [data-part=acknowledge] ~ &': { flexBasis: '100%' } },
});

/** What ends more than this notice: less prominent, and below its answer. */
export const out = panelStyle({
  display: 'flex',
  flex: '1 1 100%',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[4],
});

export const aside = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
});

/** Aligns the end of its text with the edge of the picture, despite the padding of its touch target. */
export const asideLink = panelStyle({ marginInlineEnd: `calc(-1 * ${space[3]})` });
