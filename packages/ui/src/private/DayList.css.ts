import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color, space } = vars;

/** Width of the icon at the start of a row. Content below it uses the same indent. */
export const MARK = '40px';

export const days = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
});

/** Sticky while its rows scroll. A page with a sticky header provides the header's height. */
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

/** A row that is one link or button as a whole. */
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
    // Inset, because the list clips its overflow.
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.md },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:where(:not(:active))': { background: color.hover } },
    },
  },
});

/** The topic of a row, as an icon in a disc. */
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
