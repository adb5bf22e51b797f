import { safeReturnPath } from '@brand/domain';
import { pathWithoutLocale } from '../language/locale.ts';
import { matchRoute } from './matchRoute.ts';

/**
 * The page of a return address, as a path without language. External links contain the language.
 *
 * @param url value of `?url=`
 * @returns null for anything but the address of a page of this site
 */
export function returnPath(url: string | null): string | null {
  const safe = safeReturnPath(url);
  if (safe === null) return null;
  const path = pathWithoutLocale(safe);
  return matchRoute(path.replace(/[?#].*/s, '')) ? path : null;
}
