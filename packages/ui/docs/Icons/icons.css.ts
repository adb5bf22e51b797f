import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius } = vars;

export const search = pageStyle({ display: 'grid', gap: space[2], maxInlineSize: '420px' });

export const grid = pageStyle({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
});

export const tile = pageStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  inlineSize: '100%',
  blockSize: '112px',
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  color: color.text,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.raised } } } },
  selectors: { '&[data-state=copied]': { color: color.success, borderColor: color.success } },
});

export const name = pageStyle({
  fontSize: vars.fontSize.xs,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const size = pageStyle({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'end',
  gap: space[2],
  minInlineSize: '64px',
});
