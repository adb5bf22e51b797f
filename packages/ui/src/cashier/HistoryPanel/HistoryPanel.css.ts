import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

/** The panel is focused only by script, when the previously focused element is removed. */
export const panel = panelStyle({ outline: 'none' });

/** Filters and totals on the left stay while the table scrolls. Stacked where the table would become cards. */
export const wide = panelStyle({
  '@container': {
    // A table of six columns becomes cards below 640 px.
    '(min-width: 944px)': {
      gridTemplateColumns: '280px minmax(0, 1fr)',
      columnGap: space[6],
    },
  },
});

export const side = panelStyle({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minInlineSize: 0,
  selectors: {
    '&:empty': { display: 'none' },
    [`${wide} > &`]: {
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: `calc(var(--brand-sticky-top, 0px) + ${space[5]})`,
    },
  },
});

export const main = panelStyle({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minInlineSize: 0,
  // Without filters and totals, the empty state is in the middle of the page.
  selectors: { [`${side}:empty + &`]: { gridColumn: '1 / -1' } },
});

export const tableReference = panelStyle({ ...figures });

/** Below the date in every row: there is no room beside a long one. */
export const tableClock = panelStyle({ display: 'block', color: color.textMuted });

/** The totals, directly below the number of rows. */
export const summary = panelStyle({ display: 'grid', gap: space[1] });

export const summaryHead = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: vars.control.touch,
});

/** Aligns the label, not the button edge, with the end of the rows, also on a line of its own. */
export const exportButton = panelStyle({ marginInline: `auto calc(-1 * ${space[3]})` });

export const skeletonFigure = panelStyle({ inlineSize: '88px' });
