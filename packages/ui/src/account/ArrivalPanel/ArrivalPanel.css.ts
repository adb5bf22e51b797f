import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

/** Same height as the content that follows it, to avoid a layout shift. */
export const working = panelStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  minBlockSize: '240px',
});
