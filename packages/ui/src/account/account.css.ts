import { fillsPhone } from '../private/pageMarks.css.ts';
import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { space } = vars;

/** Panels of a form: as wide as they read well, in a page and in a sheet alike. */
export const root = panelStyle({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
});

export const form = panelStyle({ display: 'grid', gap: space[5] });

/** Joining and getting back in. */
export const postForm = `${form} ${fillsPhone}`;

/** Heading and what is said under it. */
export const intro = panelStyle({ display: 'grid', gap: space[1], textWrap: 'pretty' });

/** A figure that counts down stands still. */
export const counting = panelStyle({ fontVariantNumeric: 'tabular-nums' });

/** A step to take, within the banner that says what happened; its words begin where the sentence does. */
export const step = panelStyle({
  marginInlineStart: `calc(-1 * ${space[3]})`,
  marginBlockStart: space[1],
});

/** A short message in the middle, with the next step under it. */
export const end = panelStyle({ display: 'grid', gap: space[6], justifyItems: 'stretch' });

export const endWords = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  textAlign: 'center',
  textWrap: 'pretty',
});

export const seal = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  marginBlockEnd: space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.raised,
  color: vars.color.textMuted,
  selectors: {
    '&[data-tone=success]': { background: vars.color.positive, color: vars.color.onPositive },
    '&[data-tone=danger]': { background: vars.color.dangerSoft, color: vars.color.danger },
  },
});

export const endActions = panelStyle({ display: 'grid', gap: space[2] });
