import type { Operator } from '@brand/operator';
import { createContext, useContext } from 'react';
import type { RouteMatch } from './matchRoute.ts';
import type { SearchFlags } from './searchFlags.ts';

/** Who visits. `unknown`: there is a session here, and the network could not confirm it. */
export type Who = 'visitor' | 'member' | 'unknown';

/** Input of the guards. Paths are without language. */
export interface Visit {
  readonly who: Who;
  /** Phones show the cashier as a page, not as a panel. */
  readonly isPhone: boolean;
  readonly pathname: string;
  /** Including `?`, or empty. */
  readonly search: string;
  /** Parameters of the route, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly flags: SearchFlags;
  /** The requested page in `?url=`, one of this site. Null if none. */
  readonly wanted: string | null;
  /** The member has just logged in or registered in this tab. */
  readonly beganHere: boolean;
  /** A new password has to be chosen first: the `forgot` cookie is set. */
  readonly mustReset: boolean;
  readonly operator: Pick<Operator, 'features' | 'hideaff' | 'protection' | 'pages'>;
}

/** Outcome of a visit. */
export type Outcome =
  | { readonly outcome: 'show' }
  /** Path without language. The caller adds it. */
  | { readonly outcome: 'redirect'; readonly to: string }
  /** The operator has switched the page off, including its address. */
  | { readonly outcome: 'notFound' }
  /** It is unknown who visits: an error with a retry, neither a login page nor a logout. */
  | { readonly outcome: 'unknown' };

/** One rule of section 6. Null: no objection, the next rule decides. */
export type Guard = (visit: Visit) => Outcome | null;

/** The page is shown. */
export const SHOW: Outcome = { outcome: 'show' };
/** The page of an unknown address is shown. */
export const NOT_FOUND: Outcome = { outcome: 'notFound' };
/** It is unknown who visits. */
export const UNKNOWN: Outcome = { outcome: 'unknown' };

/** Redirects to another page. @param to path without language */
export function redirect(to: string): Outcome {
  return { outcome: 'redirect', to };
}

/** Redirects to the login page, and back to this page afterwards. */
export function toLogin({ pathname, search }: Visit, flags = ''): Outcome {
  return redirect(`/login?url=${encodeURIComponent(pathname + search)}${flags}`);
}

/** The outcome of the first guard with an objection. Without one the page is shown. */
export function outcomeOf(guards: readonly Guard[], visit: Visit): Outcome {
  for (const guard of guards) {
    const outcome = guard(visit);
    if (outcome) return outcome;
  }
  return SHOW;
}

/** The visit of the current address. */
export interface ShownVisit {
  /** Null: the address is unknown or switched off. */
  readonly match: RouteMatch | null;
  /** The outcome of the guards for the visitor. */
  readonly outcome: Outcome;
}

export const VisitContext = createContext<ShownVisit>({ match: null, outcome: NOT_FOUND });

/** The route of the address and the outcome of its guards for the visitor. */
export function useVisit(): ShownVisit {
  return useContext(VisitContext);
}
