import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

/** The clear button is as wide as its label, the show button takes the rest. */
export const footer = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  inlineSize: '100%',
});
