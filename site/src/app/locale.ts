import { DEFAULT_LOCALE, type Locale } from '@brand/domain';

const ENGLISH = /^\/en(?=[/?#]|$)/;

/** The language is in the path: none is Thai, `/en` is English (section 2). */
export function localeOfPath(pathname: string): Locale {
  return ENGLISH.test(pathname) ? 'en' : DEFAULT_LOCALE;
}

/** The path without its language, always starting with a slash. Search flags and hash stay. */
export function pathWithoutLocale(path: string): string {
  const rest = path.replace(ENGLISH, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** `/withdraw` → `/en/withdraw` in English, `/withdraw` in Thai. Search flags and hash stay. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? '/en' : `/en${path.startsWith('/?') ? path.slice(1) : path}`;
}

/** BCP 47 tag of the page and of the formatter. */
export const LOCALE_TAG: Record<Locale, string> = { th: 'th-TH', en: 'en-US' };
