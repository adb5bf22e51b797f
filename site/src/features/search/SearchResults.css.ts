import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../app/pageStyle.ts';

export const head = pageStyle({ display: 'grid', gap: vars.space[1] });
