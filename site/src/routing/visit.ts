import type { Operator } from '@brand/operator';
import { createContext, useContext } from 'react';
import type { RouteMatch } from './matchRoute.ts';
import type { SearchFlags } from './searchFlags.ts';

/** Who is there. `unknown`: a session is kept here, and the network could not say whether it still holds. */
export type Who = 'visitor' | 'member' | 'unknown';

/** What guards look at. Paths are without their language. */
export interface Visit {
  readonly who: Who;
  /** Phones show the cashier as a page, not beside one. */
  readonly isPhone: boolean;
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** Parameters of the route, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly flags: SearchFlags;
  /** The page that `?url=` asks for, one of this site; null for none. */
  readonly wanted: string | null;
  /** The member has logged in or joined in this tab, a moment ago. */
  readonly beganHere: boolean;
  /** A new password is to be chosen before anything else: the `forgot` cookie is set. */
  readonly mustReset: boolean;
  readonly operator: Pick<Operator, 'features' | 'hideaff' | 'protection'>;
}

/** What becomes of a visit. */
export type Outcome =
  | { readonly outcome: 'show' }
  /** Path without language; the caller adds it. */
  | { readonly outcome: 'redirect'; readonly to: string }
  /** The operator has switched the page off, address included. */
  | { readonly outcome: 'notFound' }
  /** It cannot be said now who is there: an error with a way to try again, and neither a login page nor a logout. */
  | { readonly outcome: 'unknown' };

/** One rule of section 6. Null: nothing against it, the next rule decides. */
export type Guard = (visit: Visit) => Outcome | null;

/** The page is shown. */
export const SHOW: Outcome = { outcome: 'show' };
/** The page of an unknown address is shown. */
export const NOT_FOUND: Outcome = { outcome: 'notFound' };
/** Nobody knows who is there. */
export const UNKNOWN: Outcome = { outcome: 'unknown' };

/** Leads to another page. @param to path without language */
export function redirect(to: string): Outcome {
  return { outcome: 'redirect', to };
}

/** To the login page, and back to this page afterwards. */
export function toLogin({ pathname, search }: Visit, flags = ''): Outcome {
  return redirect(`/login?url=${encodeURIComponent(pathname + search)}${flags}`);
}

/** What the first guard says that objects; a page that none objects to is shown. */
export function outcomeOf(guards: readonly Guard[], visit: Visit): Outcome {
  for (const guard of guards) {
    const outcome = guard(visit);
    if (outcome) return outcome;
  }
  return SHOW;
}

/** The visit of the address that is shown. */
export interface ShownVisit {
  /** Null: no such address, or one that is switched off. */
  readonly match: RouteMatch | null;
  /** What the guards say to who is there. */
  readonly outcome: Outcome;
}

export const VisitContext = createContext<ShownVisit>({ match: null, outcome: NOT_FOUND });

/** The route of the address and what its guards say to who is there. */
export function useVisit(): ShownVisit {
  return useContext(VisitContext);
}
