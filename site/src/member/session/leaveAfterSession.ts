import type { SessionEnd } from '@brand/api';
import { navigate } from '../../routing/address.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../../language/locale.ts';

/** The page that was left after a logout, in case another tab reports later that the API had ended the session. */
let left: string | null = null;

/**
 * Redirects a page whose session has ended: to the home page of its language after a logout (section 4), or to login and
 * back if the API ended it (section 8, 7002 and 7003). The history entry of the member's page is replaced.
 *
 * @param end null if none has ended
 */
export function leaveAfterSession(end: SessionEnd | null): void {
  const { pathname, search } = location;
  const path = pathWithoutLocale(pathname);
  const page = left ?? path + search;
  left = end === 'loggedOut' ? page : null;
  if (end === null || (end !== 'loggedOut' && path === '/login')) return;
  const to = end === 'loggedOut' ? '/' : `/login?url=${encodeURIComponent(page)}`;
  navigate(localePath(localeOfPath(pathname), to), { replace: true });
}
