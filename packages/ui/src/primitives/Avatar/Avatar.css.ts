import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color } = vars;

export const root = primitiveStyle({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'clip',
  borderRadius: vars.radius.pill,
  background: color.secondary,
  color: color.onSecondary,
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  userSelect: 'none',
});

const size = (edge: string, fontSize: string) =>
  primitiveStyle({ inlineSize: edge, blockSize: edge, fontSize });

export const sizes = {
  sm: size('32px', vars.fontSize.xs),
  md: size('40px', vars.fontSize.md),
  lg: size('56px', vars.fontSize.xl),
  xl: size('72px', vars.fontSize['2xl']),
};

/** Above the initials, which stay visible until the picture has loaded. */
export const image = primitiveStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const group = primitiveStyle({ display: 'flex' });

/** A ring in the surface colour separates overlapping avatars. */
export const grouped = primitiveStyle({
  display: 'grid',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${color.surface}`,
  selectors: { '& + &': { marginInlineStart: '-4px' } },
});

export const rest = primitiveStyle({
  background: color.raised,
  color: color.text,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});
