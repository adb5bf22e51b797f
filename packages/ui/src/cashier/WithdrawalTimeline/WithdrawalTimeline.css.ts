import { keyframes } from '@vanilla-extract/css';

import { figures } from '../../private/figures.ts';
import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;
const MARK = '24px';

export const root = panelStyle({
  display: 'grid',
  gap: space[3],
  containerType: 'inline-size',
  minInlineSize: 0,
  padding: space[4],
  background: color.raised,
  borderRadius: vars.radius.md,
  selectors: {
    // In the details of a row it continues them.
    '[data-part=details] > &': { padding: 0, paddingBlockStart: space[4], background: 'none' },
  },
});

export const steps = panelStyle({ display: 'grid' });

/** The mark, the text and its time. In a narrow row the time is below the text. */
export const step = panelStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: space[3],
  alignItems: 'baseline',
  paddingBlockEnd: space[3],
  color: color.text,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next mark.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${MARK} 0`,
      insetInlineStart: `calc(${MARK} / 2 - 1px)`,
      inlineSize: '2px',
      background: color.border,
    },
    '&[data-state=done]:not(:last-child)::before': { background: color.borderStrong },
  },
  '@container': {
    '(min-width: 300px)': { gridTemplateColumns: `${MARK} minmax(0, 1fr) auto` },
  },
});

const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const mark = panelStyle({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: '50%',
  border: `2px solid ${color.borderStrong}`,
  background: color.raised,
  selectors: {
    '[data-state=done] > &': {
      borderColor: color.success,
      background: color.successSoft,
      color: color.success,
    },
    '[data-state=received] > &': {
      borderColor: color.success,
      background: color.successSoft,
      color: color.success,
    },
    '[data-state=refused] > &': {
      borderColor: color.danger,
      background: color.dangerSoft,
      color: color.danger,
    },
    '[data-state=cancelled] > &': { borderColor: color.textMuted, color: color.textMuted },
    '[data-state=next] > &': { borderColor: color.pending },
    '[data-state=next] > &::after': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: '50%',
      background: color.pending,
      animation: `${breathe} 2s ${vars.motion.ease} infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '[data-state=next] > &::after': { animation: 'none' } },
    },
  },
});

export const words = panelStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const time = panelStyle({
  ...figures,
  gridColumn: '2',
  '@container': { '(min-width: 300px)': { gridColumn: 'auto', textAlign: 'end' } },
});

export const skeletonButton = panelStyle({ blockSize: vars.control.sm });

export const skeletonTime = panelStyle({ inlineSize: '8em' });
