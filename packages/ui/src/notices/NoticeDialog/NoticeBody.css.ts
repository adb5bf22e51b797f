import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, radius } = vars;

export const body = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
});

/** Its room is there before it, in the shape of the banners. */
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
    // A cover stands upright; nothing of it is cut.
    '[data-type=game] > &': { objectFit: 'contain', paddingBlock: space[3] },
  },
});

/** The mark of a bank beside the title, not a banner. */
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
  textWrap: 'pretty',
});

/** A word without end breaks rather than be cut. */
export const words = panelStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const footer = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  inlineSize: '100%',
});

/** Beside each other where both fit, below each other on a narrow phone. */
export const action = panelStyle({
  flex: '1 1 150px',
  // The answer of a bank notice is a sentence: it has a line of its own.
  selectors: { '[data-part=acknowledge]&, [data-part=acknowledge] ~ &': { flexBasis: '100%' } },
});

/** The ways out of what cannot be closed; quiet, below the answer. */
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

/** Its last word stands over the edge of the picture, whatever room a finger has around it. */
export const asideLink = panelStyle({ marginInlineEnd: `calc(-1 * ${space[3]})` });
