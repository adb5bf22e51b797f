import type { SessionEnd } from '@brand/api';
import { navigate } from '../../routing/address.ts';
import { localeOfPath, localePath, pathWithoutLocale } from '../../language/locale.ts';

/**
 * Where a page goes when its session has ended: to the first page of its language after logging out (section 4), to log in
 * and back when the API ended it (section 8, 7002 and 7003). The entry of the member's page is not left in the history.
 *
 * @param end null where none has ended
 */
export function leaveAfterSession(end: SessionEnd | null): void {
  if (end === null) return;
  const { pathname, search } = location;
  const path = pathWithoutLocale(pathname);
  if (end !== 'loggedOut' && path === '/login') return;
  const to = end === 'loggedOut' ? '/' : `/login?url=${encodeURIComponent(path + search)}`;
  navigate(localePath(localeOfPath(pathname), to), { replace: true });
}
