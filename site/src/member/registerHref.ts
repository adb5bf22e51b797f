import type { Operator } from '@brand/operator';
import { matchRoute } from '../routing/matchRoute.ts';
import type { Place } from '../routing/navigation.ts';
import { withReturn } from './returnHref.ts';

/**
 * Target of the register buttons: the operator's affiliate link if there is one, otherwise the register page, from where
 * a new member returns to the page that is open.
 *
 * @returns null if registration is closed, or the site has no such page; then there is no button
 */
export function registerHref(
  { registration }: Pick<Operator, 'registration'>,
  place: Pick<Place, 'href' | 'pathname' | 'search'>,
): string | null {
  if (!registration.enabled) return null;
  const link = registration.affiliateLink ?? '/register';
  if (!link.startsWith('/')) return link;
  return matchRoute(link.replace(/[?#].*/, '')) ? place.href(withReturn(place, link)) : null;
}
