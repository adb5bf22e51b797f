import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

/** Side by side if both fit, stacked on a narrow phone. */
export const actions = panelStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: vars.space[3],
  inlineSize: '100%',
});

export const action = panelStyle({ flex: '1 1 160px' });
