import type { Services } from '../../member/services.ts';
import type { Route } from '../../routing/routes.ts';
import { readCookie } from '../../platform/storage/cookies.ts';

/**
 * Whether a new password that was begun has to be finished first (section 6). Its own page keeps a proof until that has
 * certainly expired, and then says so.
 */
export function mustReset(
  { page }: Pick<Route, 'page'>,
  { clock }: Pick<Services, 'clock'>,
): boolean {
  const now = page === 'resetPassword' ? clock.passed() : clock.now();
  return readCookie('forgot', { userId: null, now }) !== null;
}
