import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

/** The forgot-password link belongs to the password field: it is aligned with the end of the field. */
export const password = panelStyle({ display: 'grid', gap: space[1] });

export const forgot = panelStyle({
  justifySelf: 'end',
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  marginBlockEnd: `calc(-1 * ${space[2]})`,
});

/** The other login methods, separated from the form by a line with a label. */
export const other = panelStyle({ display: 'grid', gap: space[5] });

export const ways = panelStyle({ display: 'grid', gap: space[3] });

/** Live region: it must be in the DOM before its text is set. It takes no space while empty. */
export const cancelled = panelStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const register = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
});
