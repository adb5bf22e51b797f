import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const root = primitiveStyle({
  minInlineSize: 0,
  background: vars.color.surface,
  color: vars.color.text,
  border: `${vars.card.borderWidth} solid ${vars.card.borderColor}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation.card,
});

export const padded = primitiveStyle({ padding: vars.card.padding });
