import { figures } from './figures.ts';
import { vars } from '../theme/contract.css.ts';
import { primitiveStyle } from '../theme/layered.ts';

export const timeLeft = primitiveStyle({
  ...figures,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
});
