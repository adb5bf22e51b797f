import { primitiveStyle } from '../theme/layered.ts';
import { outOfSight } from './outOfSight.ts';

/** For words that only a screen reader needs. */
export const visuallyHidden = primitiveStyle(outOfSight);
