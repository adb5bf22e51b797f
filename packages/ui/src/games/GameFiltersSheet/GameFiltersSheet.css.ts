import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

/** Clearing takes the room of its words, showing the rest. */
export const footer = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  inlineSize: '100%',
});
