import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const card = panelStyle({ display: 'grid', gap: space[5], padding: space[4] });

/** Side by side if there is room for both. */
export const choices = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const meaning = panelStyle({
  display: 'grid',
  gap: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
});

export const line = panelStyle({ display: 'flex', gap: space[3], textWrap: prettyWrap });

export const icon = panelStyle({ flex: 'none', marginBlockStart: '2px', color: color.textMuted });

export const words = panelStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  minInlineSize: 0,
});

/** A long helpline name wraps to a second line. */
export const link = panelStyle({ maxInlineSize: '100%', blockSize: 'auto', whiteSpace: 'normal' });
