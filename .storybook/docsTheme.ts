import { create, type ThemeVars } from 'storybook/theming';

import { defineTheme } from '../packages/ui/src/theme/defineTheme.ts';
import type { ThemeInput } from '../packages/ui/src/theme/themeInput.ts';
import { themeVars } from '../packages/ui/src/theme/themeRules.ts';
import { jade } from '../packages/ui/src/themes/jade/jade.ts';
import { lotus } from '../packages/ui/src/themes/lotus/lotus.ts';
import { siam } from '../packages/ui/src/themes/siam/siam.ts';
import type { ThemeName } from './wornTheme.ts';

/** Storybook's parts of a documentation page, in the colours and fonts of a brand. */
function docsTheme(input: ThemeInput): ThemeVars {
  const theme = defineTheme(input);
  const { page, card } = theme.grounds;
  const values = themeVars(theme);
  const body = values['--brand-font-body'] ?? 'sans-serif';
  return create({
    base: theme.scheme,
    fontBase: body,
    // Thai in the code of a story comes from the brand's font: the others have none.
    fontCode: `ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace, ${body}`,
    colorPrimary: page.link,
    colorSecondary: page.link,
    appBg: page.surface,
    appContentBg: page.surface,
    appPreviewBg: page.surface,
    appBorderColor: page.border,
    appBorderRadius: Number.parseInt(values['--brand-radius-md'] ?? '8', 10),
    textColor: page.text,
    textMutedColor: page.textMuted,
    barBg: card.surface,
    barTextColor: card.textMuted,
    barHoverColor: card.link,
    barSelectedColor: card.link,
    buttonBg: page.raised,
    buttonBorder: page.border,
    inputBg: page.inset,
    inputBorder: page.borderStrong,
    inputTextColor: page.text,
  });
}

/** The Storybook theme of the documentation pages, by brand. */
export const docsThemes: Readonly<Record<ThemeName, ThemeVars>> = {
  lotus: docsTheme(lotus),
  jade: docsTheme(jade),
  siam: docsTheme(siam),
};
