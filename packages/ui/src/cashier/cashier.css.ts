import { keyframes } from '@vanilla-extract/css';

import { DOCKED, PHONE } from '../private/docked.ts';
import { dockedGroup, dockedView } from '../private/dockedView.ts';
import { loadingFigure as figure } from '../private/loadingFigure.ts';
import { figures } from '../private/figures.ts';
import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color, frame, space } = vars;
/** Height of Tabs. */
const TABS = '48px';

/** Every panel is a container, so that it adapts to a page, a sheet and a side panel. */
export const panel = panelStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const view = panelStyle({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minInlineSize: 0,
});

/** Limits a form to a readable width. A page with a column of its own for the form sets its width. */
export const narrow = panelStyle({
  inlineSize: '100%',
  maxInlineSize: 'var(--brand-form-width, 480px)',
  marginInline: 'auto',
});

export const head = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.control.touch,
});

export const headBack = panelStyle({ marginInlineStart: `calc(-1 * ${space[2]})` });

export const center = panelStyle({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[1],
});

export const actions = panelStyle({ display: 'grid', gap: space[2] });

/** The same, with the main action of a view. */
export const mainActions = panelStyle({ display: 'grid', gap: space[2], ...dockedGroup });

/** A view with an ActionBar. Where that is docked, the view ends at the bottom of a screen with header and tabs. */
export const form = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minInlineSize: 0,
  '@media': {
    [PHONE]: { gap: space[4] },
    [DOCKED]: {
      ...dockedView['@media']?.[DOCKED],
      minBlockSize: `calc(100dvh - ${frame.headerPhone} - ${TABS} - 2 * ${space[4]})`,
    },
  },
});

/** Position below the header when the on-screen keyboard opens for the field. */
export const amount = panelStyle({
  scrollMarginBlockStart: `calc(${frame.headerPhone} + ${space[2]})`,
});

/** Icon, text and trailing element in one row. */
export const row = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
  background: color.raised,
  borderRadius: vars.radius.md,
});

export const rowWords = panelStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const anywhere = panelStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const receipt = panelStyle({ background: color.raised, borderRadius: vars.radius.md });

export const loadingFigure = panelStyle(figure('22px'));

export const receiptFacts = panelStyle({ paddingInline: space[4], paddingBlockEnd: space[1] });

export const keep = panelStyle({ display: 'grid', gap: space[2], ...dockedGroup });

const saving = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[2],
} as const;

/** The buttons that save and share an image. */
export const saveImage = panelStyle(saving);

/** The same, where saving is the main action. */
export const saveFirst = panelStyle({ ...saving, ...dockedGroup });

export const tabular = panelStyle({ ...figures });

export const facts = panelStyle({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: space[4],
  background: color.raised,
  borderRadius: vars.radius.md,
});

export const fact = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

const arrive = keyframes({
  from: { opacity: 0, transform: 'scale(0.6)' },
  to: { opacity: 1, transform: 'none' },
});

/** The icon of a result: a check, a clock, a warning. */
export const seal = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '88px',
  blockSize: '88px',
  marginBlockEnd: space[3],
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-tone=pending]': { background: color.pendingSoft, color: color.pending },
    '&[data-tone=danger]': { background: color.dangerSoft, color: color.danger },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${arrive} ${vars.motion.sheet} ${vars.motion.ease}`,
    },
    // The next step stays on the first screen, below the receipt.
    [PHONE]: { inlineSize: '56px', blockSize: '56px' },
  },
});

/** The title of a result takes the focus. Its seal must not be scrolled under the header. */
export const belowSeal = panelStyle({
  scrollMarginBlockStart: `calc(${frame.headerDesktop} + 88px + ${space[10]})`,
});

export const end = panelStyle({
  paddingBlockStart: space[6],
  '@media': { [PHONE]: { gap: space[3], paddingBlockStart: space[3] } },
});

export const amountWell = panelStyle({ paddingBlock: space[2] });

/** Instructions in order: a list with numbers in discs. */
export const steps = panelStyle({ display: 'grid', gap: space[3], counterReset: 'step' });

export const step = panelStyle({
  display: 'flex',
  gap: space[3],
  fontSize: vars.fontSize.sm,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: '24px',
      blockSize: '24px',
      borderRadius: vars.radius.pill,
      background: color.content,
      color: color.onContent,
      fontFamily: vars.font.heading,
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.bold,
    },
  },
});

/** Status text of a payout with an unknown outcome. */
export const looking = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[3],
  color: color.textMuted,
});

export const payoutAmount = panelStyle({ display: 'grid', gap: space[2] });

/** Keeps its height with and without the back button. */
export const payoutEdit = panelStyle({ minBlockSize: vars.control.md });

export const payoutAll = panelStyle({ justifySelf: 'start' });
