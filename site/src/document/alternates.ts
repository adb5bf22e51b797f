import { LOCALES } from '@brand/domain';
import { localePath } from '../language/locale.ts';

/**
 * The addresses of one page in each language, as search engines are told them.
 *
 * @param pathname without language; flags are no part of what a page is
 * @returns `hreflang` and path; `x-default` is the address without a prefix
 */
export function alternates(pathname: string): readonly (readonly [string, string])[] {
  return [
    ...LOCALES.map((locale) => [locale, localePath(locale, pathname)] as const),
    ['x-default', pathname],
  ];
}
