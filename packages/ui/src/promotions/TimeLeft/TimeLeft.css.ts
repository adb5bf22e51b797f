import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
