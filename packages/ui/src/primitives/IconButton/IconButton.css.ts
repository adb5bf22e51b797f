import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const square = (edge: string) =>
  primitiveStyle({ inlineSize: edge, minBlockSize: edge, padding: 0 });

export const root = primitiveStyle({
  flex: 'none',
  borderRadius: vars.radius.pill,
});

export const sizes = {
  sm: square(vars.control.sm),
  md: square(vars.control.md),
  lg: square(vars.control.lg),
};
