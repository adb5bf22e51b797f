import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const root = primitiveStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '64px',
  blockSize: '64px',
  color: vars.color.link,
  selectors: { '&[data-state=ending]': { color: vars.color.danger } },
});

export const ring = primitiveStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  strokeWidth: 4,
  transform: 'rotate(-90deg)',
});

export const track = primitiveStyle({ stroke: vars.color.track });

export const left = primitiveStyle({ stroke: 'currentColor', strokeLinecap: 'round' });

export const figure = primitiveStyle({
  gridArea: '1 / 1',
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
