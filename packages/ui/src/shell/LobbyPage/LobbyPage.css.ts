import { vars } from '../../theme/contract.css.ts';
import { pageStyle } from '../../theme/layered.ts';

/** The distance between the parts of the lobby, as set by the site. */
export const lobby = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { '(min-width: 768px)': { gap: vars.space[8] } },
});
