import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
