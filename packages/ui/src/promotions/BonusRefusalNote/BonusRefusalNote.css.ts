import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const amounts = panelStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

/** Below the text and aligned with it: a card is too narrow for both in one row. */
export const way = panelStyle({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
});
