import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

export const root = panelStyle({ position: 'relative' });

// The cards that did not come hold their room, to the edge of the screen, and are not seen.
globalStyle(`${root}[data-state=error] [data-part=row]`, {
  '@layer': { [layers.panel]: { visibility: 'hidden' } },
} as GlobalStyleRule);

/** In the room of the cards that did not come: the row stays as high as it is. */
export const failed = panelStyle({
  position: 'absolute',
  inset: 0,
  // Below the heading and its rule.
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
