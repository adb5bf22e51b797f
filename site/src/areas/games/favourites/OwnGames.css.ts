import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

/** Below the tabs, which end in a line that the badges of the first row must not touch. */
export const panel = pageStyle({
  paddingBlockStart: vars.space[3],
  // The footer stays below the screen: a short list replaces more skeletons than it has games.
  minBlockSize: `calc(100dvh - ${vars.frame.headerPhone})`,
});
