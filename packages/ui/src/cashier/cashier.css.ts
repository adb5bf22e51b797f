import { keyframes } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { panelStyle } from '../theme/layered.ts';

const { color, space } = vars;

/** Every panel is a container: it looks right in a page, a sheet and a side panel alike. */
export const panel = panelStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const view = panelStyle({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  minInlineSize: 0,
});

/** A form does not grow wider than it reads. */
export const narrow = panelStyle({
  inlineSize: '100%',
  maxInlineSize: '480px',
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

/** Mark, words and something at the end, in one row. */
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

export const tabular = panelStyle({ fontVariantNumeric: 'tabular-nums' });

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

/** The mark of an end: a check, a clock, a warning. */
export const seal = panelStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '88px',
  blockSize: '88px',
  marginBlockEnd: space[3],
  borderRadius: vars.radius.pill,
  background: color.raised,
  color: color.textMuted,
  selectors: {
    '&[data-tone=success]': { background: color.positive, color: color.onPositive },
    '&[data-tone=pending]': { background: color.pendingSoft, color: color.pending },
    '&[data-tone=danger]': { background: color.dangerSoft, color: color.danger },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${arrive} ${vars.motion.sheet} ${vars.motion.ease}`,
    },
  },
});

export const end = panelStyle({ paddingBlockStart: space[6] });

export const amountWell = panelStyle({ paddingBlock: space[2] });

/** What to do, in order: a list with its numbers in discs. */
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

/** What is being done about a payout that nobody knows of. */
export const looking = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[3],
  color: color.textMuted,
});

export const payoutAmount = panelStyle({ display: 'grid', gap: space[2] });

export const payoutAll = panelStyle({ justifySelf: 'start' });
