import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const days = panelStyle({ display: 'grid', gap: space[5] });

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
  gap: '1px',
  borderRadius: vars.radius.md,
  overflow: 'clip',
});

export const row = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  background: color.raised,
});

export const mark = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.pill,
  background: color.inset,
  color: color.textMuted,
  selectors: {
    '&[data-type=deposit]': { background: color.successSoft, color: color.success },
    '&[data-type=withdraw]': { background: color.infoSoft, color: color.info },
  },
});

export const words = panelStyle({ display: 'grid', minInlineSize: 0 });

export const figures = panelStyle({ display: 'grid', justifyItems: 'end', textAlign: 'end' });

export const status = panelStyle({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

/** A dot for the eye; the word beside it says the same. */
export const dot = panelStyle({
  flex: 'none',
  inlineSize: '6px',
  blockSize: '6px',
  borderRadius: '50%',
  background: 'currentColor',
});

/** Below both columns, so that an account number is not torn; at most two lines. */
export const note = panelStyle({
  gridColumn: '2 / -1',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const more = panelStyle({ display: 'grid', justifyItems: 'center' });

export const skeletonMark = panelStyle({ inlineSize: '40px' });

export const skeletonFigure = panelStyle({ inlineSize: '88px' });
