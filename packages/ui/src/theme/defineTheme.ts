import type { ThemeChoices } from './choices.ts';
import { derive, type DerivedTheme } from './derive.ts';
import { readThemeInput, type OperatorColours, type ThemeInput } from './themeInput.ts';

/** A theme with all values derived from its input. */
export interface Theme extends DerivedTheme {
  name: string;
  colours: OperatorColours;
  choices: ThemeChoices;
}

/** Default choices of a theme. */
export const DEFAULT_CHOICES: ThemeChoices = {
  radius: 'soft',
  density: 'normal',
  type: 'looped-anuphan',
  card: 'raised',
  elevation: 'deep',
};

/**
 * Derives every token from six colours and a few choices. Pure. Throws a `ThemeInputError` for a value that is not allowed.
 */
export function defineTheme(input: ThemeInput): Theme {
  const { name, colours, choices: given } = readThemeInput(input);
  const choices = { ...DEFAULT_CHOICES, ...given };
  const derived = derive(colours, { gradient: choices.elevation === 'deep' });
  return { name, colours, choices, ...derived };
}
