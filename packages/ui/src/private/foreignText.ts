const THAI = /[\u0E01-\u0E5B]/;
const LATIN_WORD = /[A-Za-z]{2}/;

/**
 * The language of an operator's text if it is not that of the page; null if it is, or if it cannot be told. Operators often
 * enter a text in one language only.
 */
export function foreignLanguage(text: string, locale: string): 'th' | 'en' | null {
  const language = THAI.test(text) ? 'th' : LATIN_WORD.test(text) ? 'en' : null;
  return language === null || locale.startsWith(language) ? null : language;
}
