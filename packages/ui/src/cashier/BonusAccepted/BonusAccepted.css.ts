import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, radius, space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
  background: color.raised,
  borderRadius: radius.md,
  textAlign: 'start',
});

export const line = panelStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
});

export const words = panelStyle({ minInlineSize: 0 });

export const credit = panelStyle({
  flex: 'none',
  maxInlineSize: '60%',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
