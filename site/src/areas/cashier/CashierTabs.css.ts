import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

/** Distance between the tabs and their content. */
export const content = pageStyle({ paddingBlockStart: vars.space[4] });
