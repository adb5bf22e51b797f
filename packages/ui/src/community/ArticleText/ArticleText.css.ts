import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

/** About 70 letters to a line, as long texts are read best. */
export const root = panelStyle({
  maxInlineSize: '42rem',
  fontSize: vars.fontSize.md,
});
