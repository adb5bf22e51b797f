import { returnPath } from '../routing/returnPath.ts';
import { type Outcome, NOT_FOUND, SHOW, outcomeOf } from './guards/visit.ts';
import { type RouteMatch, matchRoute } from '../routing/matchRoute.ts';
import { usePlace } from '../routing/navigation.ts';
import * as pages from './pages.ts';
import { readSearchFlags } from '../routing/searchFlags.ts';
import { useServices } from '../member/services.ts';
import { useSessionState } from '../member/sessionState.ts';
import { readCookie } from '../platform/storage/cookies.ts';
import { useIsPhone } from '../platform/device/useIsPhone.ts';

import { useWelcoming } from '../member/welcome.ts';

/** The route of the address and what its guards say to who is there. Null: no such address, or one that is switched off. */
export function useVisit(): { readonly match: RouteMatch | null; readonly outcome: Outcome } {
  const { pathname, search } = usePlace();
  const { operator, session } = useServices();
  const who = useSessionState();
  const welcoming = useWelcoming();
  const match = matchRoute(pathname);
  const isPhone = useIsPhone(match?.route.page === pages.game);
  if (!match) return { match: null, outcome: NOT_FOUND };
  const { route, params } = match;
  // One who has just joined is welcomed where the form was.
  if (welcoming && route.page === pages.register) return { match, outcome: SHOW };
  const outcome = outcomeOf(route.guards, {
    who,
    isPhone,
    pathname,
    search,
    params,
    flags: readSearchFlags(search),
    wanted: returnPath(new URLSearchParams(search).get('url')),
    beganHere: session.beganHere(),
    mustReset: readCookie('forgot') !== null,
    operator,
  });
  return { match: outcome === NOT_FOUND ? null : match, outcome };
}
