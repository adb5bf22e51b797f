import { fadeIn } from '../../private/overlay.css.ts';
import { prettyWrap } from '../../private/prettyWrap.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

const { color, space, motion } = vars;

export const content = primitiveStyle({
  zIndex: vars.z.toast,
  // Beside an element there may be less room than in the window.
  maxInlineSize: 'min(280px, 100vw - 16px, var(--radix-tooltip-content-available-width, 100vw))',
  paddingInline: space[3],
  paddingBlock: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  background: color.surface,
  color: color.text,
  boxShadow: vars.elevation.floating,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
  textWrap: prettyWrap,
  animation: `${fadeIn} ${motion.press} ${motion.ease}`,
});
