import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
});

export const form = panelStyle({ display: 'grid', gap: space[5] });

export const submit = panelStyle({ fontVariantNumeric: 'tabular-nums' });

export const register = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
});
