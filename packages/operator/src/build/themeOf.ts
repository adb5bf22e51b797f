import { REFERENCE_THEMES, type Theme, type ThemeInput, defineTheme } from '@brand/ui/theme';

import type { OperatorSettings } from '../schema/operatorSchema.ts';

/** What an operator gives of a theme, with what is left out taken from its base. */
function themeInputOf(theme: OperatorSettings['theme'], name: string): ThemeInput {
  const { base, ...own } = theme;
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...REFERENCE_THEMES[base], ...Object.fromEntries(given), name };
}

/** An operator's theme with everything that follows from it. */
export function themeOf(theme: OperatorSettings['theme'], name: string): Theme {
  return defineTheme(themeInputOf(theme, name));
}
