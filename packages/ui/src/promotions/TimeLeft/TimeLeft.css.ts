import { figures } from '../../private/figures.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({ ...figures, whiteSpace: 'nowrap' });
