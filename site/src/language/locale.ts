import { DEFAULT_LOCALE, type Locale } from '@brand/domain';

const PREFIX: Record<Locale, RegExp> = { th: /^\/th(?=[/?#]|$)/, en: /^\/en(?=[/?#]|$)/ };
const OTHER: Record<Locale, Locale> = { th: 'en', en: 'th' };

let mainLocale: Locale = DEFAULT_LOCALE;

/** Sets once, before the first render, the language of addresses without a prefix. The operator decides it. */
export function setMainLocale(locale: Locale): void {
  mainLocale = locale;
}

/**
 * The language is in the path: without a prefix it is the operator's first language, `/en` or `/th` is the other one
 * (section 2).
 */
export function localeOfPath(pathname: string, main: Locale = mainLocale): Locale {
  return PREFIX[OTHER[main]].test(pathname) ? OTHER[main] : main;
}

/** The path without its language, always starting with a slash. Parameters and hash stay. */
export function pathWithoutLocale(path: string, main: Locale = mainLocale): string {
  const rest = path.replace(PREFIX[OTHER[main]], '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * With Thai as the first language: `/withdraw` → `/en/withdraw` in English, `/withdraw` in Thai. Parameters and hash
 * stay.
 */
export function localePath(locale: Locale, path: string, main: Locale = mainLocale): string {
  // Two slashes at the start would be another origin.
  const own = path.replace(/^\/{2,}/, '/');
  if (locale === main) return own;
  return own === '/' ? `/${locale}` : `/${locale}${/^\/[?#]/.test(own) ? own.slice(1) : own}`;
}

/** BCP 47 tag for react-intl. English is British: the day before the month, and a 24-hour clock. */
export const LOCALE_TAG: Record<Locale, string> = { th: 'th-TH', en: 'en-GB' };
