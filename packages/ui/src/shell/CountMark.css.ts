import { vars } from '../theme/contract.css.ts';
import { primitiveStyle } from '../theme/layered.ts';

export const mark = primitiveStyle({
  flex: 'none',
  minInlineSize: '22px',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.secondary,
  color: vars.color.onSecondary,
  // Uses a font of the initial view: the number would move when another font arrives late.
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '22px',
  textAlign: 'center',
});
