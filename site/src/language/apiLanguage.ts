import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';

/** The language to ask the API for: that of the page, or else the main one, English, or the first that it has. */
export function apiLanguage({
  apiLanguages,
  languages,
}: Pick<Operator, 'apiLanguages' | 'languages'>): (locale: Locale) => Locale {
  const [main = ''] = languages;
  const [first = ''] = apiLanguages;
  return (locale) => [locale, main, 'en'].find((each) => apiLanguages.includes(each)) ?? first;
}
