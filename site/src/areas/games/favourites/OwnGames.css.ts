import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

/** Below the tabs, which end in a line that the badges of the first row must not touch. */
export const panel = pageStyle({ paddingBlockStart: vars.space[3] });
