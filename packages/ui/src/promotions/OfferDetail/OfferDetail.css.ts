import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;
const WIDE = '(min-width: 720px)';

export const root = panelStyle({ overflow: 'hidden', containerType: 'inline-size' });

export const frame = panelStyle({ display: 'block' });

export const picture = panelStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '750 / 420',
  objectFit: 'cover',
  backgroundColor: color.skeleton,
  '@media': { '(min-width: 768px)': { aspectRatio: '1200 / 480' } },
});

/** Title, figures, text. On a wide page the figures are next to the text. */
export const body = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: vars.card.padding,
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[8],
      padding: space[6],
    },
  },
});

export const head = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
});

export const badges = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const figures = panelStyle({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minInlineSize: 0,
  '@container': { [WIDE]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const action = panelStyle({ display: 'grid', gap: space[3] });

export const content = panelStyle({
  minInlineSize: 0,
  maxInlineSize: '68ch',
  '@container': { [WIDE]: { gridColumn: 1 } },
});

export const lineTitle = panelStyle({
  blockSize: '2em',
  inlineSize: '70%',
  '@media': { '(min-width: 1024px)': { blockSize: '2.8em' } },
});

export const block = panelStyle({ blockSize: '260px' });
