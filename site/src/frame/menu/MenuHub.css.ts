import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

/** As high as the screen: ways to the admin that are found out late move no footer in sight. */
export const root = pageStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  minBlockSize: '100dvh',
});
