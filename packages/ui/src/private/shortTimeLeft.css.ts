import { vars } from '../theme/contract.css.ts';
import { primitiveStyle } from '../theme/layered.ts';

export const timeLeft = primitiveStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});
