import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  type ShippedLocale,
  type TextByLocale,
  shippedLocale,
} from '@brand/domain';
import type { AddedLanguage } from '@brand/operator';

/** Languages of a site, the main one first. */
export type SiteLanguages = readonly Locale[];

let languages: SiteLanguages = LOCALES;
let added: Readonly<Record<Locale, AddedLanguage>> = {};

/** Sets once, before the first render, the languages of the site. The operator decides them. */
export function setLanguages(own: SiteLanguages, addedOnes: typeof added = {}): void {
  languages = own;
  added = addedOnes;
}

/** The languages of the site, the main one first. */
export const siteLanguages = (): SiteLanguages => languages;

/** The language of addresses without a prefix. */
export const mainLocale = (own: SiteLanguages = languages): Locale => own[0] ?? DEFAULT_LOCALE;

/** What the operator says about a language that it has added; undefined for those of the product. */
export const addedLanguage = (locale: Locale): AddedLanguage | undefined => added[locale];

/** The language of the product to use where there is nothing in another one. */
export const writtenLocale = (locale: Locale): ShippedLocale => shippedLocale(locale, mainLocale());

/** A text of the operator. `brand-theme build` has filled in the languages that it is not written in. */
export const textOf = (texts: TextByLocale, locale: Locale): string => texts[locale] ?? '';

/** The language that a path names; undefined for the main one. */
function prefixOf(path: string, own: SiteLanguages): Locale | undefined {
  const first = /^\/([^/?#]+)/.exec(path)?.[1];
  return first !== undefined && own.lastIndexOf(first) > 0 ? first : undefined;
}

/**
 * The language is in the path: without a prefix it is the operator's main language, `/en` or `/lo` is another one
 * (section 2).
 */
export function localeOfPath(pathname: string, own: SiteLanguages = languages): Locale {
  return prefixOf(pathname, own) ?? mainLocale(own);
}

/** The path without its language, always starting with a slash. Parameters and hash stay. */
export function pathWithoutLocale(path: string, own: SiteLanguages = languages): string {
  const prefix = prefixOf(path, own);
  const rest = prefix === undefined ? path : path.slice(prefix.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * With Thai as the main language: `/withdraw` → `/en/withdraw` in English, `/withdraw` in Thai. Parameters and hash
 * stay.
 */
export function localePath(locale: Locale, path: string, own: SiteLanguages = languages): string {
  // Two slashes at the start would be another origin.
  const href = path.replace(/^\/{2,}/, '/');
  if (locale === mainLocale(own)) return href;
  return href === '/' ? `/${locale}` : `/${locale}${/^\/[?#]/.test(href) ? href.slice(1) : href}`;
}

const TAGS: Readonly<Record<Locale, string>> = { th: 'th-TH', en: 'en-GB' };

/**
 * BCP 47 tag for react-intl. English is British: the day before the month, and a 24-hour clock. Languages of the operator
 * have the Gregorian calendar, a 24-hour clock and the figures of amounts; one that not every browser knows has the numbers
 * and plurals of English, so that server and browser write the same.
 */
export const localeTag = (locale: Locale): string =>
  TAGS[locale] ??
  (added[locale]?.dates ? `en-GB-x-${locale}` : `${locale}-u-ca-gregory-hc-h23-nu-latn`);
