import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { space } = vars;

/** Heading, what is said under it, and the way to another number at the end of that. */
export const sentTo = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
});

/** Its words begin where the sentence does, in the line below it too. */
export const change = panelStyle({ marginInline: `calc(-1 * ${space[3]})` });

/** Reference and time left, in one line under the boxes. */
export const facts = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const boxes = panelStyle({ display: 'grid', gap: space[2] });

export const actions = panelStyle({
  display: 'grid',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const login = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
});
