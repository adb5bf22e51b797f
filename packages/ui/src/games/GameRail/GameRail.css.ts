import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

export const root = panelStyle({ position: 'relative' });

// In the error state the cards are invisible but keep their space, up to the edge of the screen.
globalStyle(`${root}[data-state=error] [data-part=row]`, {
  '@layer': { [layers.panel]: { visibility: 'hidden' } },
} as GlobalStyleRule);

/** Error content in the space of the cards, so that the row keeps its height. */
export const failed = panelStyle({
  position: 'absolute',
  inset: 0,
  // Below the heading and its divider.
  insetBlockStart: `calc(${vars.control.touch} + ${vars.space[4]})`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
});
