import { safeReturnPath } from '@brand/domain';
import { pathWithoutLocale } from '../language/locale.ts';
import { matchRoute } from './matchRoute.ts';

/**
 * The page that a return address names, as a path without language; links from elsewhere name it with one.
 *
 * @param url value of `?url=`
 * @returns null for anything but an address of a page of this site
 */
export function returnPath(url: string | null): string | null {
  const safe = safeReturnPath(url);
  if (safe === null) return null;
  const path = pathWithoutLocale(safe);
  return matchRoute(path.replace(/[?#].*/s, '')) ? path : null;
}
