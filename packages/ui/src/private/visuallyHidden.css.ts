import { primitiveStyle } from '../theme/layered.ts';

/** For words that only a screen reader needs. */
export const visuallyHidden = primitiveStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
