import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius } = vars;

export const scale = pageStyle({ display: 'grid', gap: space[2] });

export const step = pageStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
});

export const stepName = pageStyle({
  color: color.textMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fontSize.sm,
});

export const bar = pageStyle({ blockSize: '20px', borderRadius: '2px', background: color.mark });

export const values = pageStyle({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
});

export const value = pageStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space[3],
  minInlineSize: 0,
});

export const specimen = pageStyle({
  display: 'grid',
  alignItems: 'center',
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});

export const caption = pageStyle({
  display: 'grid',
  gap: space[1],
  minBlockSize: '88px',
  alignContent: 'start',
});

export const games = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
});

export const form = pageStyle({ display: 'grid', gap: space[4] });

export const stack = pageStyle({ display: 'grid', gap: space[1] });

export const row = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const floor = pageStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
  borderRadius: radius.sm,
  background: color.raised,
});

export const floating = pageStyle({
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: radius.md,
  background: color.surface,
  boxShadow: vars.elevation.floating,
});
