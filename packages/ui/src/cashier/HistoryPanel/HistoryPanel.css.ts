import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

/** It has the focus only when what had it goes. */
export const panel = panelStyle({ outline: 'none' });

/** What the rows come to, close under the line that says how many they are. */
export const summary = panelStyle({ display: 'grid', gap: space[1] });

export const summaryHead = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: vars.control.touch,
});

/** Its words, not its edge, end where the rows end. */
export const exportButton = panelStyle({ marginInlineEnd: `calc(-1 * ${space[3]})` });

export const skeletonFigure = panelStyle({ inlineSize: '88px' });
