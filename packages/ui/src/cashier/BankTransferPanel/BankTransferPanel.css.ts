import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** The data to type into the banking app, on a separate surface. */
export const account = panelStyle({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  background: color.raised,
  borderRadius: vars.radius.lg,
});

/** The largest figures of the view. A number never wraps; on the narrowest phones the font is smaller. */
export const number = panelStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.heading,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 339px)': { fontSize: vars.fontSize.xl } },
});

/** Longer than a Thai account number: it wraps to a second line and is never truncated. */
export const longNumber = panelStyle({
  fontSize: vars.fontSize['2xl'],
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const holder = panelStyle({ overflowWrap: 'anywhere' });

export const how = panelStyle({ display: 'grid', gap: space[3] });
