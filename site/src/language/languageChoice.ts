import type { Locale } from '@brand/domain';
import { localeOfPath, localePath, siteLanguages } from './locale.ts';
import { readCookie, writeCookie } from '../platform/storage/cookies.ts';

/** Stores the language that the visitor has chosen, for the next visit (section 3). */
export function rememberLanguage(locale: Locale): void {
  writeCookie('locale', locale);
}

/**
 * Redirects a returning visitor from the bare address of the site to the language of the last choice. A link of this site
 * is itself a choice, and is stored: it may have been followed before this script could. Call it before the initial view, when
 * the operator's languages are known.
 */
export function redirectToPreferredLanguage(): void {
  const { pathname, search, hash, origin } = location;
  const preferred = readCookie('locale');
  const chosen = siteLanguages().find((locale) => locale === preferred);
  const current = localeOfPath(pathname);
  if (document.referrer.startsWith(`${origin}/`)) {
    if (current !== (chosen ?? localeOfPath('/'))) rememberLanguage(current);
  } else if (pathname === '/' && chosen && chosen !== current) {
    history.replaceState(history.state, '', localePath(chosen, `/${search}${hash}`));
  }
}
