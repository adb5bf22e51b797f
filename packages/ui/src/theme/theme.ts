/** The theme engine: pure, without React and without a bundler. */
export type { ThemeChoices } from './choices.ts';
export { defineTheme, type Theme, type ThemeInput } from './defineTheme.ts';
export {
  type DerivedTheme,
  derive,
  type GroundName,
  type OperatorColours,
  type Pair,
} from './derive.ts';
export type { Move } from './fit.ts';
export { contrast } from './oklch.ts';
export { themeCss, themeRules, themeVars, type ThemeRule } from './themeRules.ts';
