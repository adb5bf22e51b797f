import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const list = panelStyle({ display: 'grid', gap: space[1] });

export const benefit = panelStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'start',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
});

export const sign = panelStyle({
  marginBlockStart: '2px',
  color: color.success,
  selectors: { '[data-state=ahead] > &': { color: color.link } },
});
