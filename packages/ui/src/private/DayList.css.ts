import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color, space } = vars;

/** Width of the mark at the beginning of a row, which what stands below it keeps free. */
export const MARK = '40px';

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

/** A row that is pressed as a whole: a link or a button. */
export const press = panelStyle({
  inlineSize: '100%',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:active': { background: color.pressed },
    // Inside, because the list cuts off what stands out of it.
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.md },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:where(:not(:active))': { background: color.hover } },
    },
  },
});

/** What a row is about, as a sign in a disc. */
export const mark = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: vars.radius.pill,
  background: color.inset,
  color: color.textMuted,
});

export const markShape = panelStyle({ inlineSize: MARK });
