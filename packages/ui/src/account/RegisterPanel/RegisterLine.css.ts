import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

/** One line: the logo, the account, and the button at its end. */
export const connected = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});

export const mark = panelStyle({ flex: 'none' });

export const name = panelStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The label of the button ends where the fields end. */
export const remove = panelStyle({ marginInlineEnd: `calc(-1 * ${space[3]})` });

/** The next steps below a message. Their labels are aligned with the start of the text. */
export const ways = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  marginBlockStart: space[1],
});

export const action = panelStyle({ marginInlineStart: `calc(-1 * ${space[3]})` });
