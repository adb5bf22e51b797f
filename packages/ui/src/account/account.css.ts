import { fillsPhone } from '../private/pageMarks.css.ts';
import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { space } = vars;

/** Form panels: limited to a readable width, in a page and in a sheet. */
export const root = panelStyle({
  display: 'grid',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
});

export const form = panelStyle({ display: 'grid', gap: space[5] });

/** Registration and account recovery. */
export const postForm = `${form} ${fillsPhone}`;

/** Heading with its description. */
export const intro = panelStyle({ display: 'grid', gap: space[1], textWrap: 'pretty' });

/** Tabular figures: a countdown does not change its width. */
export const counting = panelStyle({ fontVariantNumeric: 'tabular-nums' });

/** An action in the banner that explains what happened. Its label is aligned with the start of the text. */
export const step = panelStyle({
  marginInlineStart: `calc(-1 * ${space[3]})`,
  marginBlockStart: space[1],
});

/** A short centred message, with the next step below it. */
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
    '&[data-tone=danger]': { background: vars.color.dangerSoft, color: vars.color.danger },
  },
});

export const endActions = panelStyle({ display: 'grid', gap: space[2] });
