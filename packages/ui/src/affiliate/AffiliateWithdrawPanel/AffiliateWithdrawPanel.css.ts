import { vars } from '../../theme/contract.css.ts';
import { panelStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const container = panelStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** Balance and form, with the rules next to them if there is room. */
export const form = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@container': {
    '(min-width: 600px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 240px)',
      alignItems: 'start',
    },
  },
});

export const main = panelStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const head = panelStyle({ display: 'grid', gap: space[1] });

export const rules = panelStyle({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.md,
  background: color.inset,
});

export const rule = panelStyle({
  display: 'flex',
  gap: space[2],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.body,
  color: color.textMuted,
});

export const ruleMark = panelStyle({ flex: 'none', marginBlockStart: '3px' });

export const ruleList = panelStyle({ display: 'grid', gap: space[2] });

export const actions = panelStyle({ display: 'grid', gap: space[2] });

/** The date and the remaining wait. */
export const opens = panelStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });

export const left = panelStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.bold,
});

/** Aligned with the text above it. */
export const contact = panelStyle({ marginInlineStart: `calc(-1 * ${space[3]})` });

export const shape = panelStyle({ blockSize: '176px' });

export const shapeBalance = panelStyle({ blockSize: '96px', alignSelf: 'start' });
