import type { ShippedLocale } from '@brand/domain';

const THAI = /[\u0E01-\u0E5B]/;
const LATIN_WORD = /[A-Za-z]{2}/;

/**
 * The language of an operator's text if it is not that of the page; null if it is, or if it cannot be told. Operators often
 * enter a text in one language only. On a page in another language than Thai and English, Latin letters may be its own.
 */
export function foreignLanguage(text: string, locale: string): ShippedLocale | null {
  if (THAI.test(text)) return locale.startsWith('th') ? null : 'th';
  return LATIN_WORD.test(text) && locale.startsWith('th') ? 'en' : null;
}
