import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'grid',
  gap: vars.space[10],
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(400px, 1fr))',
      columnGap: vars.space[8],
      alignItems: 'start',
    },
  },
});
