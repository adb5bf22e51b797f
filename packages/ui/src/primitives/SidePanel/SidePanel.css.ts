import { slideFrom } from '../../private/slideFrom.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const surface = primitiveStyle({
  // It comes half way in: the frames before are what a slow machine would drop, and the wait for them what a member would feel.
  ...slideFrom('translateX(100%)', 'translateX(50%)'),
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `min(100%, ${vars.frame.sidePanel})`,
});
