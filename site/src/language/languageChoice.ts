import type { Locale } from '@brand/domain';
import { localeOfPath, localePath } from './locale.ts';
import { readCookie, writeCookie } from '../platform/storage/cookies.ts';

/** Keeps the language that the person has chosen, for the next visit (section 3). */
export function rememberLanguage(locale: Locale): void {
  writeCookie('locale', locale);
}

/**
 * Who comes back to the bare address of the site gets the language of the last choice. Our own links to it are a choice
 * themselves. Call it before the first view, when the operator's first language is known.
 */
export function redirectToPreferredLanguage(): void {
  const { pathname, search, hash, origin } = location;
  const chosen = readCookie('locale') as Locale | null;
  if (pathname !== '/' || !chosen) return;
  if (chosen === localeOfPath('/') || document.referrer.startsWith(`${origin}/`)) return;
  history.replaceState(history.state, '', localePath(chosen, `/${search}${hash}`));
}
