import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({
  display: 'grid',
  gap: space[3],
  containerType: 'inline-size',
  minInlineSize: 0,
});

export const chips = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
