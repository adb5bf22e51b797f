/** Dates of a language that not every browser knows: one pattern for each month, such as `{day} ມັງກອນ {year}`. */
export interface OwnDates {
  readonly long: readonly string[];
  readonly short: readonly string[];
}

type LanguageDates = Readonly<Record<string, { readonly dates: OwnDates | null }>>;

let languages: LanguageDates = {};

/**
 * Sets the dates of languages that a browser may not know, by language. Call it before the first render. The language of
 * `IntlProvider` is then one that every browser knows, with the own one behind it: `en-GB-x-lo`.
 */
export function setOwnDates(own: LanguageDates): void {
  languages = own;
}

/** The dates of the language of a tag such as `en-GB-x-lo`; null: those of `Intl`. */
export function ownDatesOf(locale: string): OwnDates | null {
  const [, own] = locale.split('-x-');
  return (own && languages[own]?.dates) || null;
}
