import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, radius, space } = vars;

export const content = panelStyle({ display: 'grid', gap: space[4] });

export const actions = panelStyle({ display: 'grid', gap: space[2], inlineSize: '100%' });

export const figures = panelStyle({
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.inset,
  borderRadius: radius.md,
});

export const figure = panelStyle({ fontSize: vars.fontSize.lg, whiteSpace: 'nowrap' });
