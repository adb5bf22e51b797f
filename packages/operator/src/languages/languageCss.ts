import { type Theme, themeCss } from '@brand/ui/theme';

import { builtFont } from './languageFiles.ts';
import type { LanguageSource } from './readLanguage.ts';

const FONT_TOKENS = /(--brand-font-(?:body|heading|display)):\s*([^;]+);/g;

/**
 * Rules for the fonts of added languages. A browser loads a font only on a page that has its letters; Latin letters and
 * figures keep the font of the theme.
 */
export function languageCss(
  languages: Readonly<Record<string, Pick<LanguageSource, 'font'>>>,
  theme: Theme,
): string {
  const tokens = [...themeCss(theme).matchAll(FONT_TOKENS)];
  return Object.entries(languages)
    .filter(([, { font }]) => font !== null)
    .map(([language]) => {
      const family = `'Brand ${language}'`;
      const rules = tokens.map(([, token = '', families = '']) => {
        const [first = '', ...others] = families.split(',');
        return `  ${token}: ${[first.trim(), family, ...others.map((one) => one.trim())].join(', ')};`;
      });
      return `
/* messages/${language} */
@font-face {
  font-family: ${family};
  src: url('${builtFont(language)}') format('woff2');
  font-weight: 100 900;
  font-display: swap;
}
:root:lang(${language}) {
${rules.join('\n')}
}
`;
    })
    .join('');
}
