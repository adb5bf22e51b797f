import { primitiveStyle } from '../theme/layered.ts';
import { offscreen } from './offscreen.ts';

/** For words that only a screen reader needs. */
export const visuallyHidden = primitiveStyle(offscreen);
