import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

export const root = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
});

export const head = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: vars.control.touch,
});

/** Aligns its text, not its edge, with the end of the rows, also on a line of its own. */
export const readAll = panelStyle({ marginInline: `auto calc(-1 * ${space[3]})` });

export const shape = panelStyle({ inlineSize: '120px' });
