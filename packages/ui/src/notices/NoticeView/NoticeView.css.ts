import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, font, fontSize, fontWeight, lineHeight, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
});

export const back = panelStyle({
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.control.touch,
  paddingInlineEnd: space[3],
  fontFamily: font.heading,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.heading,
  color: color.link,
  textDecoration: 'none',
});

export const notice = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[4],
  borderRadius: vars.radius.lg,
  background: color.raised,
  // It only takes focus so that screen readers announce it. It is not interactive, so it needs no focus ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const head = panelStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const about = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  fontVariantNumeric: 'tabular-nums',
});

export const title = panelStyle({
  overflowWrap: 'anywhere',
  textWrap: prettyWrap,
});

export const game = panelStyle({ display: 'flex', alignItems: 'center', gap: space[2] });

export const action = panelStyle({ display: 'flex' });

export const pictureShape = panelStyle({ aspectRatio: '25 / 14' });
