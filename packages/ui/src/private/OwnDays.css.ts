import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { space } = vars;

/** Needs a container with `containerType: 'inline-size'` around it. */
export const root = panelStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@container': {
    // In Firefox a narrower field of a date cuts its year off.
    '(min-width: 316px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 520px)': {
      gridTemplateColumns: 'minmax(0, 200px) minmax(0, 200px) auto',
      justifyContent: 'start',
    },
  },
});

export const day = panelStyle({ minInlineSize: 0 });

export const show = panelStyle({
  gridColumn: '1 / -1',
  '@container': { '(min-width: 520px)': { gridColumn: 'auto' } },
});
