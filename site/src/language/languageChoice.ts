import type { Locale } from '@brand/domain';
import { localeOfPath, localePath, siteLanguages } from './locale.ts';
import { readCookie, writeCookie } from '../platform/storage/cookies.ts';

/** Stores the language that the visitor has chosen, for the next visit (section 3). */
export function rememberLanguage(locale: Locale): void {
  writeCookie('locale', locale);
}

/**
 * Redirects a returning visitor from the bare address of the site to the language of the last choice. A link of this site
 * is itself a choice. Call it before the initial view, when the operator's first language is known.
 */
export function redirectToPreferredLanguage(): void {
  const { pathname, search, hash, origin } = location;
  const preferred = readCookie('locale');
  const chosen = siteLanguages().find((locale) => locale === preferred);
  if (pathname !== '/' || !chosen) return;
  if (chosen === localeOfPath('/') || document.referrer.startsWith(`${origin}/`)) return;
  history.replaceState(history.state, '', localePath(chosen, `/${search}${hash}`));
}
