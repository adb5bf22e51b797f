import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  blockSize: '100%',
  selectors: { '&[data-state=own]': { borderColor: color.mark, borderWidth: '2px' } },
});

export const head = panelStyle({ display: 'flex', alignItems: 'center', gap: space[3] });

/** The colour of the level is the operator's; the figure on it stands on a ground of its own. */
export const medal = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  border: `4px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.raised,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const name = panelStyle({ flexGrow: 1, minInlineSize: 0 });

export const benefits = panelStyle({
  listStyleType: '""',
  display: 'grid',
  gap: space[2],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
});

export const benefit = panelStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
});

export const check = panelStyle({ color: color.success, marginBlockStart: '2px' });

export const shape = panelStyle({ blockSize: '244px' });
