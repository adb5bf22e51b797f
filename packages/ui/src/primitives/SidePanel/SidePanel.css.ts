import { slideFrom } from '../../private/slideFrom.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const surface = primitiveStyle({
  // The animation starts half way: slow machines would drop the first frames, and the panel feels faster.
  ...slideFrom('translateX(100%)', 'translateX(50%)'),
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `min(100%, ${vars.frame.sidePanel})`,
});
