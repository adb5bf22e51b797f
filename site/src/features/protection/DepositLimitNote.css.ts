import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

/** The way stands below the words, which it would narrow on a phone. */
export const note = pageStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
