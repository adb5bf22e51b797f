import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space } = vars;

export const root = primitiveStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  paddingBlock: space.half,
  borderRadius: vars.radius.sm,
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  whiteSpace: 'nowrap',
});

const tone = (background: string, ink: string) => primitiveStyle({ background, color: ink });

export const tones = {
  neutral: tone(color.raised, color.text),
  accent: tone(color.accent, color.onAccent),
  success: tone(color.successSoft, color.success),
  pending: tone(color.pendingSoft, color.pending),
  danger: tone(color.dangerSoft, color.danger),
  info: tone(color.infoSoft, color.info),
  hot: tone(color.critical, color.onCritical),
  new: tone(color.positive, color.onPositive),
};
