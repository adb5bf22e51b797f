import { offscreen } from '../../routing/scroll/offscreen.ts';
import { pageStyle } from '../../platform/styles/pageStyle.ts';
import { vars } from '@brand/ui/theme/contract';

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { '(min-width: 768px)': { gap: vars.space[8] } },
});

/** The header of a phone shows it. */
export const title = pageStyle({
  overflowWrap: 'anywhere',
  '@media': {
    'not all and (min-width: 600px)': offscreen,
  },
});
