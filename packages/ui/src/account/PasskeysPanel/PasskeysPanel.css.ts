import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const row = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  // The icon buttons have room around their icons.
  paddingInlineEnd: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const head = panelStyle({ display: 'flex', alignItems: 'center', gap: space[3] });

export const icon = panelStyle({ flex: 'none', color: color.textMuted });

export const words = panelStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const name = panelStyle({ overflowWrap: 'anywhere' });

export const facts = panelStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });

export const actions = panelStyle({ display: 'flex', flex: 'none' });

export const form = panelStyle({ display: 'grid', gap: space[3], paddingInlineEnd: space[2] });

export const buttons = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const button = panelStyle({ flex: '1 1 120px' });

export const empty = panelStyle({ padding: space[4] });

export const skeleton = panelStyle({ blockSize: '72px' });

/** Live region: it must be in the DOM before its text is set. It takes no space while empty. */
export const outcome = panelStyle({ selectors: { '&:empty': { position: 'absolute' } } });
