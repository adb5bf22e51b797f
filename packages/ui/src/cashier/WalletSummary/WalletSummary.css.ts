import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space, font, fontSize, fontWeight, lineHeight } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
});

export const card = panelStyle({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius.md,
  background: color.raised,
});

export const figure = panelStyle({
  fontFamily: font.heading,
  fontSize: fontSize['2xl'],
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.heading,
});

export const figureShape = panelStyle({ inlineSize: '160px', fontSize: fontSize['2xl'] });

export const limits = panelStyle({
  display: 'grid',
  gap: space[2],
  selectors: {
    '* + &': { paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.border}` },
  },
});

export const pair = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
});

export const value = panelStyle({
  justifySelf: 'end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const list = panelStyle({ display: 'grid' });

/** Kind and amount above time and status. */
export const transaction = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
  },
});

export const link = panelStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.touch,
  color: color.link,
  fontSize: fontSize.sm,
  textDecoration: 'none',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});
