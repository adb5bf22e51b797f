import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

/** The panel is focused only by script, when the previously focused element is removed. */
export const panel = panelStyle({ outline: 'none' });

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

/** Aligns the label, not the button edge, with the end of the rows. */
export const exportButton = panelStyle({ marginInlineEnd: `calc(-1 * ${space[3]})` });

export const skeletonFigure = panelStyle({ inlineSize: '88px' });
