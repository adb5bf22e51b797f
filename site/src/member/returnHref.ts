import type { PageName } from '../routing/routes.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import type { Place } from '../routing/navigation.ts';
import { returnPath } from '../routing/returnPath.ts';

/** Steps on the way of a visitor to the page that they want. None of them is the page itself. */
const STEPS: ReadonlySet<PageName> = new Set([
  'login',
  'loginLine',
  'loginUrl',
  'register',
  'forgot',
  'resetPassword',
  'maintenance',
] satisfies PageName[]);

/**
 * The page that a visitor wants: the one that is open, or that of the return address on a page for login and
 * registration.
 *
 * @returns a path without language; null for home
 */
export function wantedPath({
  pathname,
  search,
}: Pick<Place, 'pathname' | 'search'>): string | null {
  const page = matchRoute(pathname)?.route.page;
  if (page === undefined || page === 'home') return null;
  if (STEPS.has(page)) return returnPath(new URLSearchParams(search).get('url'));
  return returnPath(pathname + search);
}

/**
 * The path of a page for login or registration that leads back to the wanted page.
 *
 * @param path without language, may have a query
 */
export function withReturn(place: Pick<Place, 'pathname' | 'search'>, path: string): string {
  const wanted = wantedPath(place);
  if (wanted === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}url=${encodeURIComponent(wanted)}`;
}
