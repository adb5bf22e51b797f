import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const group = panelStyle({ display: 'grid', gap: space[2] });

export const channels = panelStyle({
  display: 'grid',
  gap: space[2],
  '@container': { '(min-width: 640px)': { gridTemplateColumns: '1fr 1fr', gap: space[3] } },
});

/** No shadow and no transition, so that a list of twenty scrolls smoothly. */
export const channel = panelStyle({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '76px',
  textAlign: 'start',
  selectors: { '&:active': { background: color.pressed } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.hover } } } },
});

export const chevron = panelStyle({ flex: 'none', color: color.textMuted });

export const markSkeleton = panelStyle({ flex: 'none', inlineSize: '44px' });
