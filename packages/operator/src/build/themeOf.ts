import { REFERENCE_THEMES, type Theme, type ThemeInput, defineTheme } from '@brand/ui/theme';

import type { OperatorSettings } from '../schema/operatorSchema.ts';

/** Theme settings of an operator; missing values come from the base theme. */
function themeInputOf(theme: OperatorSettings['theme'], name: string): ThemeInput {
  const { base, ...own } = theme;
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...REFERENCE_THEMES[base], ...Object.fromEntries(given), name };
}

/** The complete theme of an operator with all derived values. */
export function themeOf(theme: OperatorSettings['theme'], name: string): Theme {
  return defineTheme(themeInputOf(theme, name));
}
