/** The theme engine: pure, without React and without a bundler. */
export { CHOICES, CHOICE_VALUES, type ThemeChoices } from './choices.ts';
export { DEFAULT_CHOICES, defineTheme, type Theme } from './defineTheme.ts';
export { derive, type DerivedTheme } from './derive.ts';
export type { FillRoles } from './fills.ts';
export type { Move } from './fit.ts';
export type { GroundName, GroundRoles } from './ground.ts';
export { contrast, distance, toOklch, type Oklch } from './oklch.ts';
export { FILL_PAIRS, GROUND_PAIRS, SHAPE_MIN, STEPS, TEXT_MIN, type Pair } from './pairs.ts';
export { reportRows, reportText, type ReportRow } from './report.ts';
export { suggestColours } from './suggestColours.ts';
export {
  COLOUR_KEYS,
  ThemeInputError,
  type OperatorColours,
  type ThemeInput,
} from './themeInput.ts';
export { themeCss, themeRules, themeVars, type ThemeRule } from './themeRules.ts';
export { TOKENS, type Guarantee, type TokenEntry, type TokenGroup } from './tokens.ts';
export { REFERENCE_THEMES } from '../themes/referenceThemes.ts';
