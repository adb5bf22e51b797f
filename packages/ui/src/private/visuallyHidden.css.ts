import { primitiveStyle } from '../theme/layered.ts';
import { offscreen } from './offscreen.ts';

/** For text that is only for screen readers. */
export const visuallyHidden = primitiveStyle(offscreen);
