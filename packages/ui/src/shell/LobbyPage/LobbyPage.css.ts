import { vars } from '../../theme/contract.css.ts';
import { pageStyle } from '../../theme/layered.ts';

/** The lobby's own distance between its parts, as the site sets it. */
export const lobby = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { '(min-width: 768px)': { gap: vars.space[8] } },
});
