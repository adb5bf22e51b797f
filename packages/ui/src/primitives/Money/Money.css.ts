import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

/** A small phone and a narrow card: number and unit may not fit into one line. */
const SMALL_PHONE = '(max-width: 359px)';
const NARROW_CARD = '(max-width: 279px)';

export const root = primitiveStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  // A number never breaks; its unit is below it where both have no room.
  overflowWrap: 'normal',
  '@media': { [SMALL_PHONE]: { whiteSpace: 'normal' } },
  '@container': { [NARROW_CARD]: { whiteSpace: 'normal' } },
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
  '@media': { [SMALL_PHONE]: { display: 'inline-block' } },
  '@container': { [NARROW_CARD]: { display: 'inline-block' } },
});
