import { vars } from '@brand/ui/theme/contract';
import { offscreen } from '../../routing/scroll/offscreen.ts';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

export const never = pageStyle(offscreen);

export const wide = pageStyle({
  paddingBlockEnd: vars.space[4],
  '@media': { 'not all and (min-width: 600px)': offscreen },
});
