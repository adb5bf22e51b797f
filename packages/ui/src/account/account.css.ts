import { classes } from '../private/classes.ts';
import { dockedGroup, dockedView } from '../private/dockedView.ts';
import { fillsPhone } from '../private/pageMarks.css.ts';
import { prettyWrap } from '../private/prettyWrap.ts';
import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { space } = vars;

/** Form panels: limited to a readable width, in a page and in a sheet. They take the height that is offered. */
export const root = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '400px',
  marginInline: 'auto',
});

export const form = panelStyle({ display: 'grid', gap: space[5] });

/** A form that is posted. */
export const postForm = classes(form, fillsPhone);

/** Registration and account recovery: on a phone the button is docked at the end of the screen. */
export const dockedForm = classes(
  fillsPhone,
  panelStyle({ display: 'grid', flex: '1 0 auto', gap: space[5], ...dockedView }),
);

/** Heading with its description. */
export const intro = panelStyle({ display: 'grid', gap: space[1], textWrap: prettyWrap });

/** Tabular figures: a countdown does not change its width. */
export const counting = panelStyle({ fontVariantNumeric: 'tabular-nums' });

/** The actions in the banner that explains what happened. */
export const ways = panelStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

/** An action in the banner that explains what happened. Its label is aligned with the start of the text. */
export const step = panelStyle({
  marginInlineStart: `calc(-1 * ${space[3]})`,
  marginBlockStart: space[1],
});

/** A short centred message, with the next step below it. */
export const end = panelStyle({ display: 'grid', gap: space[6], justifyItems: 'stretch' });

/** The same, with its next step docked on a phone. */
export const dockedEnd = panelStyle({
  display: 'grid',
  flex: '1 0 auto',
  gap: space[6],
  ...dockedView,
});

export const endWords = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  textAlign: 'center',
  textWrap: prettyWrap,
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

/** The same, with the next step in an ActionBar. */
export const mainActions = panelStyle({ display: 'grid', gap: space[2], ...dockedGroup });
