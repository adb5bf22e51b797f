import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

export const root = panelStyle({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });
