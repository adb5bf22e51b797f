import type { ThemeInput } from '../theme/themeInput.ts';
import { jade } from './jade/jade.ts';
import { lotus } from './lotus/lotus.ts';
import { siam } from './siam/siam.ts';

/** The themes that ship with the library, by name: where an operator's own begins. */
export const REFERENCE_THEMES: Record<'lotus' | 'jade' | 'siam', ThemeInput> = {
  lotus,
  jade,
  siam,
};
