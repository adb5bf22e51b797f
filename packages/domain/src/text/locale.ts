/** The languages that the product itself is written in (section 2). */
export const LOCALES = ['th', 'en'] as const;
/** A language that the product itself is written in. */
export type ShippedLocale = (typeof LOCALES)[number];
/** A language of a site as a BCP 47 tag: one of the product, or one that the operator adds, such as `lo`. */
export type Locale = string;
export const DEFAULT_LOCALE: ShippedLocale = 'th';

/** Whether the product itself is written in a language. */
export const isShippedLocale = (locale: Locale): locale is ShippedLocale =>
  LOCALES.some((each) => each === locale);

/** The language itself of a tag. One that not every browser knows is behind one that they do: `en-GB-x-lo`. */
const languageOf = (tag: Locale) => tag.split('-x-').pop()?.split('-', 1)[0];

const shipped = (tag: Locale) => LOCALES.find((each) => each === languageOf(tag));

/**
 * The language to use for what exists only in those of the product, such as the names of games: the language itself, then
 * the main language of the site, then English.
 *
 * @param locale of the page, as a tag for `Intl` or as in its address
 * @param main of the site
 */
export function shippedLocale(locale: Locale, main: Locale): ShippedLocale {
  return shipped(locale) ?? shipped(main) ?? 'en';
}

/** A text in the languages that it is written in, by language. */
export type TextByLocale = Readonly<Record<Locale, string>>;

/** A text in a language; without one, in the main language of the site, in English, or in any. */
export function textIn(texts: TextByLocale, locale: Locale, main: Locale): string {
  return texts[locale] ?? texts[main] ?? texts['en'] ?? Object.values(texts)[0] ?? '';
}
