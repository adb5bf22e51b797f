import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({ display: 'grid', gap: space[4], containerType: 'inline-size' });

export const grid = panelStyle({
  display: 'grid',
  gap: space[4],
  '@container': {
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1000px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
