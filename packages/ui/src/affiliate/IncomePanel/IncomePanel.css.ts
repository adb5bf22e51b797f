import { loadingFigure } from '../../private/loadingFigure.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[4],
  containerType: 'inline-size',
});

export const figures = panelStyle({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const figure = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[1],
  padding: space[4],
  borderRadius: vars.radius.md,
  background: color.inset,
  '@container': {
    '(min-width: 480px)': { flexDirection: 'column', justifyContent: 'flex-start' },
  },
});

export const shape = panelStyle(loadingFigure('28px'));

export const times = panelStyle({ display: 'grid', gap: space[1] });

export const updates = panelStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });
