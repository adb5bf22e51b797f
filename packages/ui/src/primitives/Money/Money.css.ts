import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const root = primitiveStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

const size = (fontSize: string) => primitiveStyle({ fontSize });
const tone = (color: string) => primitiveStyle({ color });

export const sizes = {
  inherit: '',
  sm: size(vars.fontSize.sm),
  md: size(vars.fontSize.md),
  lg: size(vars.fontSize.xl),
  xl: size(vars.fontSize['3xl']),
  '2xl': size(vars.fontSize['4xl']),
};

export const tones = {
  inherit: '',
  success: tone(vars.color.success),
  danger: tone(vars.color.danger),
  muted: tone(vars.color.textMuted),
  accent: tone(vars.color.link),
};

/** Satang after large figures are smaller, so that the baht are read first. */
export const quiet = primitiveStyle({ fontSize: '0.62em' });

export const unit = primitiveStyle({
  fontSize: 'max(0.5em, 0.75rem)',
  fontWeight: vars.fontWeight.medium,
});
