import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

/** The way back in belongs to the password: it ends where the field ends. */
export const password = panelStyle({ display: 'grid', gap: space[1] });

export const forgot = panelStyle({
  justifySelf: 'end',
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  marginBlockEnd: `calc(-1 * ${space[2]})`,
});

/** The other way in, apart from the form by a word and a line. */
export const other = panelStyle({ display: 'grid', gap: space[5] });

export const register = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
});
