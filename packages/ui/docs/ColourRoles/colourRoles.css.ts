import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius } = vars;

export const choice = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const ground = pageStyle({
  display: 'grid',
  gap: space[8],
  padding: 'clamp(16px, 3vw, 32px)',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});

export const inkRow = pageStyle({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: space[5],
  '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});

export const inkName = pageStyle({ display: 'grid', alignContent: 'start', gap: space[1] });

export const tiles = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(68px, 1fr))',
  gap: `${space[3]} 6px`,
});

export const pair = pageStyle({
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  minInlineSize: 0,
  selectors: {
    '&[data-state=failing]': {
      outline: `2px solid ${color.danger}`,
      outlineOffset: '4px',
      borderRadius: radius.sm,
    },
  },
});

export const tile = pageStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '56px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.heading,
});

export const ring = pageStyle({
  inlineSize: '44px',
  blockSize: '24px',
  border: '2px solid currentColor',
  borderRadius: radius.control,
});

export const surfaceName = pageStyle({ overflowWrap: 'anywhere', lineHeight: 1.4 });

export const ratio = pageStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1.4,
});
