import { WITHOUT_HAS, focusRing } from '../../private/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = primitiveStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

/** Summary and reading share one grid cell, so that the chart does not move. */
export const readout = primitiveStyle({ display: 'grid', fontSize: vars.fontSize.sm });

export const said = primitiveStyle({
  gridArea: '1 / 1',
  minInlineSize: 0,
  color: color.textMuted,
  selectors: { '&[data-state=hidden]': { visibility: 'hidden' } },
});

export const figure = primitiveStyle({
  color: color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const frame = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
});

export const sizes = {
  sm: primitiveStyle({ blockSize: '120px' }),
  md: primitiveStyle({ blockSize: '200px' }),
};

export const plot = primitiveStyle({
  position: 'relative',
  cursor: 'crosshair',
  // Horizontal finger movement reads the bars; vertical movement scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  selectors: {
    '&:has(input:focus-visible)': { ...focusRing, borderRadius: vars.radius.sm },
  },
  '@supports': {
    [WITHOUT_HAS]: {
      selectors: { '&:focus-within': { ...focusRing, borderRadius: vars.radius.sm } },
    },
  },
});

export const drawing = primitiveStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const gridLine = primitiveStyle({
  stroke: color.border,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  selectors: { '&[data-state=zero]': { stroke: color.borderStrong } },
});

export const bar = primitiveStyle({
  fill: color.mark,
  rx: `min(${vars.radius.sm}, 4px)`,
  selectors: {
    '&[data-state=negative]': { fill: color.danger },
    // The other bars are dimmed while one is active.
    '[data-part=band] ~ &:not([data-read])': { opacity: 0.5 },
  },
});

/** Behind the active bar, so that a bar of height 0 is visible too. */
export const band = primitiveStyle({ fill: color.hover });

/** The native slider: keyboard, screen reader gestures and switch devices control it. */
export const slider = primitiveStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

const small = {
  color: color.textMuted,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
} as const;

export const axis = primitiveStyle({ ...small, position: 'relative', display: 'grid' });

/** All ticks share one cell: the widest sets the width of the axis. */
export const tick = primitiveStyle({
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'start',
  transform: 'translateY(-50%)',
});

export const labels = primitiveStyle({
  ...small,
  position: 'relative',
  blockSize: `calc(1em * ${vars.lineHeight.heading} + ${space[1]})`,
});

export const label = primitiveStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  transform: 'translateX(-50%)',
  selectors: {
    '&[data-edge=start]': { transform: 'none' },
    '&[data-edge=end]': { transform: 'translateX(-100%)' },
    '&[data-state=thinned]': { visibility: 'hidden' },
  },
});
