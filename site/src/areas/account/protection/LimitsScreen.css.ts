import { vars } from '@brand/ui/theme/contract';
import { pageStyle } from '../../../platform/styles/pageStyle.ts';

export const root = pageStyle({ display: 'grid', gap: vars.space[10] });
