import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius } = vars;

export const brands = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[5],
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] } },
});

export const brand = pageStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space[3],
  minInlineSize: 0,
});

export const scene = pageStyle({
  border: `1px solid ${color.border}`,
  borderRadius: '16px',
  boxShadow: vars.elevation.floating,
});

export const caption = pageStyle({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '80px',
  paddingInline: space[1],
});

export const ways = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space[4],
});

export const way = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  alignContent: 'start',
  blockSize: '100%',
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.raised } } } },
});

export const wayIcon = pageStyle({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.md,
  background: color.selected,
  color: color.link,
});

export const wayTitle = pageStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});

export const statuses = pageStyle({ display: 'grid', gap: space[4] });

export const status = pageStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
});

export const tips = pageStyle({ display: 'grid', gap: space[3], maxInlineSize: '74ch' });

export const tip = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
});

export const tipMark = pageStyle({ paddingBlockStart: '3px', color: color.success });
