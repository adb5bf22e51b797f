import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

export const mark = panelStyle({
  background: 'none',
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
