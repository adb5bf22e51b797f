import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({ position: 'relative' });

/** Over the shapes of the cards that did not come: the row stays as high as it is. */
export const failed = panelStyle({
  position: 'absolute',
  inset: 0,
  insetBlockStart: vars.control.touch,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  background: vars.color.surface,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
});
