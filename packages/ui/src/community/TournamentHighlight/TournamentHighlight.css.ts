import { panelStyle } from '../../theme/layered.ts';

/** One line on every phone: a large sum makes the words before it shorter. */
export const pool = panelStyle({
  display: 'block',
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
