import type { SessionEnd } from '@brand/api';
import { navigate } from '../../routing/address.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../../language/locale.ts';

/**
 * Redirects a page whose session has ended: to the home page of its language after a logout (section 4), or to login and
 * back if the API ended it (section 8, 7002 and 7003). The history entry of the member's page is replaced.
 *
 * @param end null if none has ended
 */
export function leaveAfterSession(end: SessionEnd | null): void {
  if (end === null) return;
  const { pathname, search } = location;
  const path = pathWithoutLocale(pathname);
  if (end !== 'loggedOut' && path === '/login') return;
  const to = end === 'loggedOut' ? '/' : `/login?url=${encodeURIComponent(path + search)}`;
  navigate(localePath(localeOfPath(pathname), to), { replace: true });
}
