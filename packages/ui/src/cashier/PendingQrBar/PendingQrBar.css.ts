import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const time = panelStyle({
  boxSizing: 'content-box',
  // Fixed width for 9:11 and 10:00, so that the bar does not move every second.
  minInlineSize: '5ch',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${color.border}`,
  fontWeight: vars.fontWeight.bold,
});
