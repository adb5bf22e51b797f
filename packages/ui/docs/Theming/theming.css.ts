import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius } = vars;

export const steps = pageStyle({ display: 'grid', gap: space[10] });

export const step = pageStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: space[4],
  '@media': { '(max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});

export const number = pageStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.pill,
  background: color.selected,
  color: color.link,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
});

export const stepBody = pageStyle({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  maxInlineSize: '720px',
});

export const command = pageStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  borderRadius: radius.md,
  background: color.inset,
});

export const commandWords = pageStyle({
  minInlineSize: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const files = pageStyle({ display: 'grid', borderBlockStart: `1px solid ${color.border}` });

export const file = pageStyle({
  display: 'grid',
  gridTemplateColumns: '136px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { '(max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const list = pageStyle({
  display: 'grid',
  gap: space[2],
  maxInlineSize: '70ch',
  paddingInlineStart: space[5],
  listStyle: 'disc',
});
