import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const name = panelStyle({ overflowWrap: 'anywhere' });

export const marks = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  marginBlockStart: space[1],
});

export const bonus = panelStyle({
  paddingBlock: '2px',
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  background: color.successSoft,
});

/** If the text would get too narrow, the change button moves below it. */
export const root = panelStyle({ flexWrap: 'wrap', gap: `0 ${space[2]}` });

/** Logo and text stay together. */
export const words = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: '1 1 184px',
  minInlineSize: 0,
});

export const change = panelStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space[2]})`,
});
