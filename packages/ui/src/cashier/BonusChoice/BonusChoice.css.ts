import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, radius, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  // Nothing to choose takes no room in the form, not even the distance to its neighbours.
  selectors: { '&:not(:has(*))': { display: 'none' } },
});

export const shape = panelStyle({ display: 'grid', gap: space[2] });

export const card = panelStyle({ blockSize: '68px', borderRadius: radius.md });

export const figures = panelStyle({
  paddingBlock: space[2],
  paddingInline: space[4],
  background: color.inset,
  borderRadius: radius.md,
});

/** An amount stays in one piece; its name gives way. */
export const figure = panelStyle({ whiteSpace: 'nowrap' });
