import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const root = pageStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlockEnd: vars.space[10],
});
