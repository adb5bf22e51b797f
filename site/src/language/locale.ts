import { DEFAULT_LOCALE, type Locale } from '@brand/domain';

const PREFIX: Record<Locale, RegExp> = { th: /^\/th(?=[/?#]|$)/, en: /^\/en(?=[/?#]|$)/ };
const OTHER: Record<Locale, Locale> = { th: 'en', en: 'th' };

let mainLocale: Locale = DEFAULT_LOCALE;

/** Says once, before anything is drawn, which language the addresses without a prefix are in: the operator decides. */
export function setMainLocale(locale: Locale): void {
  mainLocale = locale;
}

/** The language is in the path: none is the operator's first language, `/en` or `/th` the other one (section 2). */
export function localeOfPath(pathname: string, main: Locale = mainLocale): Locale {
  return PREFIX[OTHER[main]].test(pathname) ? OTHER[main] : main;
}

/** The path without its language, always starting with a slash. Search flags and hash stay. */
export function pathWithoutLocale(path: string, main: Locale = mainLocale): string {
  const rest = path.replace(PREFIX[OTHER[main]], '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Where Thai comes first: `/withdraw` → `/en/withdraw` in English, `/withdraw` in Thai. Search flags and hash stay. */
export function localePath(locale: Locale, path: string, main: Locale = mainLocale): string {
  // Two slashes at the start would be another origin.
  const own = path.replace(/^\/{2,}/, '/');
  if (locale === main) return own;
  return own === '/' ? `/${locale}` : `/${locale}${/^\/[?#]/.test(own) ? own.slice(1) : own}`;
}

/** BCP 47 tag for react-intl. English is British: the day before the month, and a 24-hour clock. */
export const LOCALE_TAG: Record<Locale, string> = { th: 'th-TH', en: 'en-GB' };
