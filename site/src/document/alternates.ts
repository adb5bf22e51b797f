import { localePath, siteLanguages } from '../language/locale.ts';

/**
 * The addresses of one page in each language, for search engines.
 *
 * @param pathname without language
 * @param query names the subject of the page, see `subjectQuery`
 * @returns `hreflang` and path; `x-default` is the address without a prefix
 */
export function alternates(
  pathname: string,
  query: string,
): readonly (readonly [string, string])[] {
  return [
    ...siteLanguages().map((locale) => [locale, localePath(locale, pathname) + query] as const),
    ['x-default', pathname + query],
  ];
}
