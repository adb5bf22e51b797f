import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** What is typed into the app of a bank, on a ground of its own. */
export const account = panelStyle({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  background: color.raised,
  borderRadius: vars.radius.lg,
});

/** The largest figures of the view; a number never breaks, on the narrowest phones it steps down. */
export const number = panelStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.heading,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 339px)': { fontSize: vars.fontSize.xl } },
});

/** Longer than banks of this country print: it goes on in a second line and is never cut. */
export const longNumber = panelStyle({
  fontSize: vars.fontSize['2xl'],
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const holder = panelStyle({ overflowWrap: 'anywhere' });

export const how = panelStyle({ display: 'grid', gap: space[3] });
