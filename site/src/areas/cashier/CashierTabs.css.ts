import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

/** What a tab shows stands off from the tabs. */
export const content = pageStyle({ paddingBlockStart: vars.space[4] });
