import type { ThemeChoices } from './choices.ts';
import { derive, type DerivedTheme, type OperatorColours } from './derive.ts';

/** A brand is data: a name, six colours (each `#rrggbb`) and a few choices. */
export interface ThemeInput extends OperatorColours, Partial<ThemeChoices> {
  /** Also the value of `data-theme`: lower-case letters, digits and hyphens. */
  name: string;
}

/** A theme with everything that follows from its input. */
export interface Theme extends DerivedTheme {
  name: string;
  colours: OperatorColours;
  choices: ThemeChoices;
}

const DEFAULT_CHOICES: ThemeChoices = {
  radius: 'soft',
  density: 'normal',
  type: 'looped-anuphan',
  card: 'raised',
  elevation: 'deep',
};

/** Six colours and a few choices → every token. Pure. Throws where a value is not one of the allowed. */
export function defineTheme(input: ThemeInput): Theme {
  const { name, bg, bgMenu, bgBtn, bgCard, bgSubBtnAndGbIcon, bgBtnInContent, ...choices } = input;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`A theme's name is lower-case letters, digits and hyphens, not "${name}".`);
  }
  const colours = { bg, bgMenu, bgBtn, bgCard, bgSubBtnAndGbIcon, bgBtnInContent };
  return { name, colours, choices: { ...DEFAULT_CHOICES, ...choices }, ...derive(colours) };
}
