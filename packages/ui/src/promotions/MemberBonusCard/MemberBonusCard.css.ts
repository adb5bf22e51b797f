import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({ display: 'grid', gap: vars.space[3] });

export const head = panelStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space[3],
});

export const words = panelStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const figures = panelStyle({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'end',
  flex: 'none',
});
