import type { ThemeChoices } from './choices.ts';
import { derive, type DerivedTheme } from './derive.ts';
import { readThemeInput, type OperatorColours, type ThemeInput } from './themeInput.ts';

/** A theme with everything that follows from its input. */
export interface Theme extends DerivedTheme {
  name: string;
  colours: OperatorColours;
  choices: ThemeChoices;
}

/** What a theme is where its input leaves a choice out. */
export const DEFAULT_CHOICES: ThemeChoices = {
  radius: 'soft',
  density: 'normal',
  type: 'looped-anuphan',
  card: 'raised',
  elevation: 'deep',
};

/** Six colours and a few choices → every token. Pure. Throws a `ThemeInputError` where a value is not one of the allowed. */
export function defineTheme(input: ThemeInput): Theme {
  const { name, colours, choices: given } = readThemeInput(input);
  const choices = { ...DEFAULT_CHOICES, ...given };
  const derived = derive(colours, { gradient: choices.elevation === 'deep' });
  return { name, colours, choices, ...derived };
}
