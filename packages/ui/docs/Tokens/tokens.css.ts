import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius } = vars;

export const search = pageStyle({ display: 'grid', gap: space[2], maxInlineSize: '420px' });

export const list = pageStyle({ borderBlockStart: `1px solid ${color.border}` });

export const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 5fr) minmax(0, 6fr)',
  columnGap: space[5],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': {
    '(max-width: 719px)': {
      gridTemplateColumns: '56px minmax(0, 1fr)',
      rowGap: space[2],
    },
  },
});

export const naming = pageStyle({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const value = pageStyle({
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
});

export const purpose = pageStyle({
  display: 'grid',
  gap: space[1],
  '@media': { '(max-width: 719px)': { gridColumn: 2 } },
});

const tile = {
  display: 'block',
  inlineSize: '56px',
  blockSize: '44px',
} as const;

export const swatch = pageStyle({
  ...tile,
  borderRadius: radius.sm,
  border: `1px solid ${color.border}`,
});

export const corner = pageStyle({
  ...tile,
  border: `2px solid ${color.borderStrong}`,
  background: color.raised,
});

export const lifted = pageStyle({ ...tile, borderRadius: radius.sm, background: color.raised });

export const letters = pageStyle({
  ...tile,
  display: 'grid',
  alignContent: 'center',
  overflow: 'visible',
  lineHeight: 1.2,
  color: color.text,
  fontSize: '1.5rem',
});

export const measure = pageStyle({ ...tile, display: 'grid', alignContent: 'center' });

export const bar = pageStyle({
  blockSize: '12px',
  borderRadius: '2px',
  background: color.borderStrong,
});

export const nothing = pageStyle(tile);
