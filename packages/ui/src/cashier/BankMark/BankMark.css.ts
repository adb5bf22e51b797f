import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const root = panelStyle({
  flex: 'none',
  borderRadius: vars.radius.pill,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
});
