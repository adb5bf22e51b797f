import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({ display: 'grid', gap: space[4], containerType: 'inline-size' });

export const head = panelStyle({ display: 'flex', alignItems: 'center', gap: space[4] });

export const names = panelStyle({ display: 'grid', minInlineSize: 0 });

export const terms = panelStyle({
  display: 'grid',
  gap: space[4],
  '@container': {
    '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] },
  },
});

export const term = panelStyle({ display: 'grid', gap: space[1], alignContent: 'start' });

export const left = panelStyle({ display: 'flex', alignItems: 'center', gap: space[1] });
