import { vars } from '../../theme/contract.css.ts';
import { primitiveStyle } from '../../theme/layered.ts';

export const box = primitiveStyle({ paddingInlineEnd: vars.space[1] });

export const toggle = primitiveStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.control.touch,
  blockSize: vars.control.touch,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: vars.color.text } } },
  },
});
