import { figures } from '../../private/figures.ts';
import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, fontSize } = vars;

export const root = primitiveStyle({ minInlineSize: 0 });

const size = (value: string) => primitiveStyle({ fontSize: value });
const tone = (value: string) => primitiveStyle({ color: value });

export const sizes = {
  xs: size(fontSize.xs),
  sm: size(fontSize.sm),
  md: size(fontSize.md),
  lg: size(fontSize.lg),
};

export const tones = {
  normal: tone(color.text),
  muted: tone(color.textMuted),
  accent: tone(color.link),
  success: tone(color.success),
  pending: tone(color.pending),
  danger: tone(color.danger),
  inherit: '',
};

export const weights = {
  regular: primitiveStyle({ fontFamily: vars.font.body, lineHeight: vars.lineHeight.body }),
  strong: primitiveStyle({
    fontFamily: vars.font.heading,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.heading,
  }),
};

/** Times, percentages, counts. */
export const figured = primitiveStyle(figures);

export const aligns = {
  start: '',
  center: primitiveStyle({ textAlign: 'center', textWrap: prettyWrap }),
  end: primitiveStyle({ textAlign: 'end' }),
};

export const truncated = primitiveStyle({
  // Clipped only in the inline direction, so that tone marks are never cut.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
