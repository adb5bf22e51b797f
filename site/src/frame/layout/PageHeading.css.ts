import { vars } from '@brand/ui/theme/contract';
import { outOfSight } from '../../routing/scroll/outOfSight.ts';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const never = pageStyle(outOfSight);

export const wide = pageStyle({
  paddingBlockEnd: vars.space[4],
  '@media': { 'not all and (min-width: 600px)': outOfSight },
});
