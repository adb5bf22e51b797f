import type { ThemeInput } from '../theme/themeInput.ts';
import { jade } from './jade/jade.ts';
import { lotus } from './lotus/lotus.ts';
import { siam } from './siam/siam.ts';

/** The themes of the library, by name. Operators start their own theme from one of them. */
export const REFERENCE_THEMES: Record<'lotus' | 'jade' | 'siam', ThemeInput> = {
  lotus,
  jade,
  siam,
};
