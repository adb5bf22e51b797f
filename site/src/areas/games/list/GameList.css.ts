import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  // Sticky position of the list tools, under the sticky header.
  vars: { '--brand-sticky-top': vars.frame.headerPhone },
  '@media': {
    '(min-width: 600px)': {
      gap: vars.space[5],
      vars: { '--brand-sticky-top': vars.frame.headerDesktop },
    },
  },
});
