import { slideFrom } from '../../private/slideFrom.ts';
import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const surface = primitiveStyle({
  ...slideFrom('translateX(100%)'),
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: `min(100%, ${vars.frame.sidePanel})`,
});
