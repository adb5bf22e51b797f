import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({ display: 'flex', alignItems: 'flex-start', gap: space[4] });

export const age = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  border: `2px solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const words = panelStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });
