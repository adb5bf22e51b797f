import type { Route } from './routes.ts';

/** Pages with one form or one payment. */
const NAMES = /^(?:login|register|aff$|aff-id|registerAff|forgot|resetPassword|deposit|withdraw)/;

/**
 * Whether nothing may cover the lower part of a page: a page with one task has its button there, and on a phone the details of
 * a game have the play buttons.
 *
 * @param route null for an unknown page
 */
export function keepsBottomFree(route: Route | null, isPhone: boolean): boolean {
  if (route === null) return false;
  return NAMES.test(route.name) || (isPhone && route.page === 'gameDetail');
}
