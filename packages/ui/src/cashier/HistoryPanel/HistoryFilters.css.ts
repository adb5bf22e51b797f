import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  containerType: 'inline-size',
});

/** Chips of one kind. They wrap between chips, never within a label. */
export const chips = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Period and reference. */
export const fields = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  alignItems: 'end',
});
