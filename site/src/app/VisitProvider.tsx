import { type ReactNode, useMemo, useState } from 'react';
import { returnPath } from '../routing/returnPath.ts';
import { outcomeOfRoute } from './guards/guards.ts';
import { mustReset } from './guards/mustReset.ts';
import { NOT_FOUND, type Outcome, SHOW, type ShownVisit, VisitContext } from '../routing/visit.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import { usePlace } from '../routing/navigation.ts';
import { readSearchFlags } from '../routing/searchFlags.ts';
import { useServices } from '../member/services.ts';
import { useSessionState } from '../member/sessionState.ts';
import { useIsPhone } from '../platform/device/useIsPhone.ts';
import { useWelcoming } from '../member/welcome.ts';

/** Decides once for the whole site which page the current visitor sees at the address. */
export function VisitProvider({ children }: { children: ReactNode }) {
  return <VisitContext value={useUnchanged(useGuardedVisit())}>{children}</VisitContext>;
}

/**
 * The visit as the same object while it is the same visit. Another object would render everything that reads it, and
 * hydrate the page at once instead of in pieces.
 */
function useUnchanged(visit: ShownVisit): ShownVisit {
  const [former, setFormer] = useState(visit);
  if (former.match === visit.match && isSameOutcome(former.outcome, visit.outcome)) return former;
  setFormer(visit);
  return visit;
}

function isSameOutcome(one: Outcome, other: Outcome): boolean {
  if (one.outcome === 'redirect' && other.outcome === 'redirect') return one.to === other.to;
  return one.outcome === other.outcome;
}

function useGuardedVisit(): ShownVisit {
  const { pathname, search } = usePlace();
  const services = useServices();
  const { operator, session } = services;
  const who = useSessionState();
  const welcoming = useWelcoming();
  const match = useMemo(() => matchRoute(pathname), [pathname]);
  const isPhone = useIsPhone(match?.route.page === 'game');
  if (!match) return { match: null, outcome: NOT_FOUND };
  const { route, params } = match;
  // A new member sees the welcome in place of the form.
  if (welcoming && route.page === 'register') return { match, outcome: SHOW };
  const outcome = outcomeOfRoute(route, {
    who,
    isPhone,
    pathname,
    search,
    params,
    flags: readSearchFlags(search),
    wanted: returnPath(new URLSearchParams(search).get('url')),
    beganHere: session.beganHere(),
    mustReset: mustReset(route, services),
    operator,
  });
  return { match: outcome === NOT_FOUND ? null : match, outcome };
}
