import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  blockSize: '100%',
});

export const head = panelStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[3],
});

export const words = panelStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const badge = panelStyle({ flex: 'none' });

/** At the end of the card, so that the actions of adjacent cards align. */
export const end = panelStyle({
  display: 'grid',
  gap: space[2],
  marginBlockStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});

export const shapeTitle = panelStyle({ blockSize: '1.4em', inlineSize: '62%' });
export const shapeReward = panelStyle({ blockSize: '84px' });
export const shapeAction = panelStyle({ blockSize: vars.control.md });
