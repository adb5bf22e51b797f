import { prettyWrap } from '../private/prettyWrap.ts';
import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color, space, radius } = vars;

/** Player protection settings: a heading with a card below it. */
export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  containerType: 'inline-size',
});

/** Heading with its description. */
export const intro = panelStyle({ display: 'grid', gap: space[1], textWrap: prettyWrap });

export const card = panelStyle({
  borderRadius: radius.lg,
  border: `1px solid ${color.border}`,
  background: color.surface,
  color: color.text,
});
