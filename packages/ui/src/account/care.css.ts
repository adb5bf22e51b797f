import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color, space, radius } = vars;

/** What a member sets to play with care: a heading, and a card under it. */
export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** Heading and what is said under it. */
export const intro = panelStyle({ display: 'grid', gap: space[1], textWrap: 'pretty' });

export const card = panelStyle({
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
});
