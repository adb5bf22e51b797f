import type { Operator } from '@brand/operator';
import type { RouteMatch } from '../routing/matchRoute.ts';
import { readSearchFlags } from '../routing/searchFlags.ts';
import type { Outcome } from '../routing/visit.ts';
import { outcomeOfRoute } from './guards/guards.ts';

/** The outcome of an address for a visitor. A search engine is a visitor. @param pathname without language */
export function visitorOutcome(
  { route, params }: RouteMatch,
  pathname: string,
  operator: Pick<Operator, 'features' | 'hideaff' | 'protection' | 'pages'>,
): Outcome {
  return outcomeOfRoute(route, {
    who: 'visitor',
    isPhone: false,
    pathname,
    search: '',
    params,
    flags: readSearchFlags(''),
    wanted: null,
    beganHere: false,
    mustReset: false,
    operator,
  });
}

/** Whether search engines may list a page. */
export function isListed({ route }: RouteMatch, { outcome }: Outcome): boolean {
  return outcome === 'show' && route.header !== 'bare' && route.name !== 'search-id';
}
