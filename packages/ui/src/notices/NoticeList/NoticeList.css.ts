import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
});

export const head = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: vars.control.touch,
});

/** Its words, not its edge, end where the rows end. */
export const readAll = panelStyle({ marginInlineEnd: `calc(-1 * ${space[3]})` });

export const days = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
});

/** Stays in sight while its rows pass below it; a page whose header stands still says how high that is. */
export const dayHeading = panelStyle({
  position: 'sticky',
  insetBlockStart: 'var(--brand-sticky-top, 0px)',
  zIndex: vars.z.sticky,
  paddingBlock: space[2],
  background: color.surface,
  color: color.textMuted,
});

export const rows = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
  borderRadius: vars.radius.md,
  overflow: 'clip',
});

export const more = panelStyle({ display: 'grid', justifyItems: 'center', gap: space[2] });

export const shape = panelStyle({ inlineSize: '120px' });
