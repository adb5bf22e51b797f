import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  // Where the tools of the list stick: under the header, which stays.
  vars: { '--brand-sticky-top': vars.frame.headerPhone },
  '@media': {
    '(min-width: 600px)': {
      gap: vars.space[5],
      vars: { '--brand-sticky-top': vars.frame.headerDesktop },
    },
  },
});
