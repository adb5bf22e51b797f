import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: space[3],
  borderRadius: vars.radius.md,
  background: color.inset,
});

export const words = panelStyle({ display: 'grid', minInlineSize: 0 });

export const amount = panelStyle({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const coin = panelStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.pill,
  background: color.successSoft,
  color: color.success,
});
