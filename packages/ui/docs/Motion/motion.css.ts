import { vars } from '../../src/theme/contract.css.ts';
import { pageStyle } from '../../src/theme/layered.ts';

const { color, space, radius } = vars;

export const choice = pageStyle({ maxInlineSize: '280px' });

export const stage = pageStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '176px',
  overflow: 'hidden',
  borderRadius: radius.sm,
  background: color.inset,
});

export const things = {
  press: pageStyle({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.control.lg,
    paddingInline: space[8],
    borderRadius: radius.control,
    background: color.accent,
    color: color.onAccent,
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.heading,
  }),
  fade: pageStyle({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '88px',
    blockSize: '88px',
    borderRadius: radius.lg,
    background: color.successSoft,
    color: color.success,
  }),
  sheet: pageStyle({
    placeSelf: 'end center',
    display: 'grid',
    justifyItems: 'center',
    inlineSize: '64%',
    blockSize: '120px',
    paddingBlockStart: space[2],
    borderStartStartRadius: radius.lg,
    borderStartEndRadius: radius.lg,
    background: color.raised,
    boxShadow: vars.elevation.overlay,
  }),
};

export const handle = pageStyle({
  inlineSize: '36px',
  blockSize: '4px',
  borderRadius: radius.pill,
  background: color.borderStrong,
});

export const titleRow = pageStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
});

export const curveRow = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});

export const curve = pageStyle({ inlineSize: '200px', blockSize: '200px', fill: 'none' });

export const axis = pageStyle({ stroke: color.border, strokeWidth: 1 });

export const line = pageStyle({ stroke: color.link, strokeWidth: 2.5, strokeLinecap: 'round' });

export const rules = pageStyle({ display: 'grid', gap: space[3], maxInlineSize: '72ch' });

export const rule = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  color: color.textMuted,
});
