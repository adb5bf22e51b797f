import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxInlineSize: '68ch',
  lineHeight: vars.lineHeight.body,
});

const list = {
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  lineHeight: vars.lineHeight.body,
} as const;

export const steps = panelStyle({ ...list, listStyle: 'decimal' });
export const points = panelStyle({ ...list, listStyle: 'disc' });
