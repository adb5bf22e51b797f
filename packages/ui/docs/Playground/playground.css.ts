import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius, fontSize } = vars;

export const root = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const controls = pageStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  minInlineSize: 0,
});

export const colours = pageStyle({
  display: 'grid',
  inlineSize: '100%',
  borderBlockStart: `1px solid ${color.border}`,
});

export const colour = pageStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 96px',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const picker = pageStyle({
  inlineSize: '44px',
  blockSize: '44px',
  padding: '4px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.inset,
  cursor: 'pointer',
});

export const colourWords = pageStyle({ display: 'grid', minInlineSize: 0 });

export const colourName = pageStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.medium,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const hex = pageStyle({
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: space[2],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  background: color.inset,
  color: color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.md,
});

export const choices = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: space[4],
  inlineSize: '100%',
});

export const scene = pageStyle({
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});

export const report = pageStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: space[8],
  minInlineSize: 0,
});

export const reportPart = pageStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
});

export const lines = pageStyle({
  maxBlockSize: '360px',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${color.border}`,
});

export const reportLine = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[2],
  paddingInlineEnd: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
});

export const role = pageStyle({ flex: '1 1 160px', overflowWrap: 'anywhere' });

export const change = pageStyle({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const swatch = pageStyle({
  inlineSize: '28px',
  blockSize: '20px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
});

export const pair = pageStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '28px',
  borderRadius: radius.sm,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  fontSize: fontSize.sm,
});

/** A border or a focus ring is shown as a line, not as text. */
export const ring = pageStyle({
  inlineSize: '32px',
  blockSize: '14px',
  border: '2px solid currentColor',
  borderRadius: radius.sm,
});
