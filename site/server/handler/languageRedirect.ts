import { type SiteLanguages, localePath } from '../siteCode.ts';
import { cookieOf } from './cookieOf.ts';

/**
 * Where a returning visitor of the bare address belongs: the language of the last choice. Our own links to it are a choice
 * themselves.
 *
 * @returns the root of that language, null to stay
 */
export function languageRedirect(
  path: string,
  headers: Headers,
  languages: SiteLanguages,
): string | null {
  if (path !== '/' || headers.get('sec-fetch-site') === 'same-origin') return null;
  const preferred = cookieOf(headers, 'locale');
  const chosen = languages.find((locale) => locale === preferred);
  return chosen === undefined || chosen === languages[0]
    ? null
    : localePath(chosen, '/', languages);
}
