import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius, fontSize } = vars;

export const header = pageStyle({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  paddingBlockEnd: space[4],
});

export const titleRow = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

export const summary = pageStyle({ maxInlineSize: '64ch', textWrap: 'pretty' });

export const code = pageStyle({
  maxInlineSize: '100%',
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.sm,
  background: color.inset,
  color: color.textMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const sectionHeading = pageStyle({ paddingBlock: `${space[10]} ${space[4]}` });

export const section = pageStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  paddingBlockStart: space[10],
  color: color.text,
});

export const columns = pageStyle({
  display: 'grid',
  columnGap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
});

export const points = pageStyle({ display: 'grid', gap: space[3] });

export const point = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  maxInlineSize: '72ch',
});

export const pointMark = pageStyle({
  paddingBlockStart: '3px',
  color: color.textMuted,
  selectors: {
    '&[data-tone=success]': { color: color.success },
    '&[data-tone=danger]': { color: color.danger },
  },
});

export const terms = pageStyle({
  display: 'grid',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflow: 'hidden',
});

export const term = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(128px, 1fr) 3fr',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
  '@media': { '(max-width: 599px)': { gridTemplateColumns: '1fr', gap: space[1] } },
});

export const part = pageStyle({
  color: color.link,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

export const key = pageStyle({
  display: 'inline-block',
  paddingInline: space[2],
  border: `1px solid ${color.borderStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: radius.sm,
  background: color.raised,
  color: color.text,
  fontFamily: vars.font.heading,
  fontSize: fontSize.sm,
});
