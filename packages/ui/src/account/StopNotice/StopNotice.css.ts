import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

/** Side by side if both fit, stacked on a narrow phone. */
export const actions = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  inlineSize: '100%',
});

export const action = panelStyle({ flex: '1 1 160px' });

/** Separated from the reason of the stop. */
export const more = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  overflowWrap: 'anywhere',
});
