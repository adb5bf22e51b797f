import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const box = primitiveStyle({
  gap: vars.space[3],
  minBlockSize: '72px',
  paddingInline: vars.space[5],
  borderRadius: vars.radius.md,
});

/** The largest number on its screen. Longer amounts get a smaller font size, so that every digit is visible. */
export const input = primitiveStyle({
  fontSize: vars.fontSize['4xl'],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-length=long]': { fontSize: vars.fontSize['3xl'] },
    '&[data-length=longest]': { fontSize: vars.fontSize['2xl'] },
  },
  '@media': {
    '(max-width: 359px)': {
      selectors: { '&[data-length=longest]': { fontSize: vars.fontSize.xl } },
    },
  },
});

export const unit = primitiveStyle({
  flex: 'none',
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.textMuted,
});
