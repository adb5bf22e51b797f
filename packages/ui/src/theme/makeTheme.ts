import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { defineTheme } from './defineTheme.ts';
import { layers } from './layers.css.ts';
import type { ThemeInput } from './themeInput.ts';
import { themeRules } from './themeRules.ts';

/**
 * Writes a theme's style sheet for `[data-theme=name]` (and for `:root` if it is the default). Call it in a `.css.ts` file.
 * It is independent of React.
 */
export function makeTheme(input: ThemeInput, options: { isDefault?: boolean } = {}): void {
  const named = `[data-theme="${input.name}"]`;
  const roots = options.isDefault ? [':where(:root)', named] : [named];
  for (const { selector, vars, colorScheme } of themeRules(defineTheme(input), roots)) {
    const style = { vars, ...(colorScheme && { colorScheme }) };
    globalStyle(selector, { '@layer': { [layers.theme]: style } } as GlobalStyleRule);
  }
}
