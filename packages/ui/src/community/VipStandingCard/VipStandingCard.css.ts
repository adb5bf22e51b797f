import { offscreen } from '../../private/offscreen.ts';
import { vars } from '../../theme/contract.css.ts';
import { type LayeredRule, panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontWeight, lineHeight } = vars;

const RING = '144px';

const wide = (rule: LayeredRule): LayeredRule => ({
  '@container': { '(min-width: 560px)': rule as object },
});

export const root = panelStyle({
  display: 'grid',
  gap: space[5],
  containerType: 'inline-size',
});

export const columns = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[5],
  '@container': {
    '(min-width: 560px)': {
      gridTemplateColumns: `${RING} minmax(0, 1fr)`,
      justifyItems: 'stretch',
      alignItems: 'center',
      columnGap: space[8],
    },
    '(min-width: 960px)': {
      gridTemplateColumns: `${RING} minmax(0, 5fr) minmax(0, 4fr)`,
    },
  },
});

export const ringBox = panelStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: RING,
  blockSize: RING,
});

export const ring = panelStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeWidth: 8,
  transform: 'rotate(-90deg)',
});

export const track = panelStyle({ stroke: color.track });

export const done = panelStyle({ stroke: color.mark, strokeLinecap: vars.icon.cap as 'round' });

export const emblem = panelStyle({ position: 'relative' });

/** Read by screen readers only: the ring shows it. */
export const reader = panelStyle(offscreen as LayeredRule);

export const main = panelStyle({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  inlineSize: '100%',
});

export const names = panelStyle({
  display: 'grid',
  minInlineSize: 0,
  textAlign: 'center',
  ...wide({ textAlign: 'start' }),
});

export const way = panelStyle({
  textAlign: 'center',
  textWrap: 'balance',
  ...wide({ textAlign: 'start', textWrap: 'pretty' }),
});

export const terms = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
});

/** In a column the figures are opposite the name. */
export const term = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
  ...wide({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});

export const figures = panelStyle({
  fontFamily: font.heading,
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const left = panelStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
});

export const gives = panelStyle({
  display: 'grid',
  gap: space[5],
  inlineSize: '100%',
  alignSelf: 'start',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    '(min-width: 560px)': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    },
    '(min-width: 960px)': {
      gridColumn: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignSelf: 'stretch',
      alignContent: 'center',
      padding: 0,
      paddingInlineStart: space[8],
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});

export const give = panelStyle({ display: 'grid', gap: space[2], alignContent: 'start' });
