import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  display: 'grid',
  paddingInline: space[4],
  paddingBlock: space[1],
  background: color.raised,
  borderRadius: vars.radius.md,
});

/** Side by side if both fit, otherwise stacked. */
export const sums = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
});

export const sum = panelStyle({ flex: '1 0 40%', paddingBlock: space[2] });

export const line = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[2],
  selectors: { '* + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const underWay = panelStyle({ ...figures });
