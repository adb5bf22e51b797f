import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

/** The link is below the text, because it would narrow the text on a phone. */
export const note = pageStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
