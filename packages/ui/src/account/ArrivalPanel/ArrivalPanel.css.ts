import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

/** As high as what comes after it, so that the page does not grow under the eye. */
export const working = panelStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minBlockSize: '240px',
});
