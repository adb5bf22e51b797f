import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

/** The colour is a background, so that its round edge is drawn in one step and shows no line of another colour. */
export const root = panelStyle({
  flex: 'none',
  background: 'currentcolor',
  forcedColorAdjust: 'none',
  borderRadius: vars.radius.pill,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
});
