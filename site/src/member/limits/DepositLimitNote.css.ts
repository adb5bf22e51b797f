import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../platform/styles/pageStyle.ts';

/** The way stands below the words, which it would narrow on a phone. */
export const note = pageStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
