import { safeReturnPath } from '@brand/domain';
import { pathWithoutLocale } from '../app/locale.ts';
import type { Route } from '../app/routes.ts';
import type { SearchFlags } from '../app/searchFlags.ts';

export type GuardOutcome =
  | { readonly outcome: 'show' }
  /** Path without language; the caller adds it. */
  | { readonly outcome: 'redirect'; readonly to: string };

/** What a guard looks at. Paths are without their language. */
export interface GuardedVisit {
  readonly route: Pick<Route, 'name' | 'access'>;
  readonly pathname: string;
  readonly search: string;
  readonly flags: SearchFlags;
  readonly isMember: boolean;
  /** Demo games are open to visitors, where the operator has them. */
  readonly hasDemo: boolean;
  /** Phones show the cashier as a page, not beside one. */
  readonly isPhone: boolean;
}

const SHOW: GuardOutcome = { outcome: 'show' };

/** The route guard of section 6 for the routes that exist. */
export function guardOutcome(visit: GuardedVisit): GuardOutcome {
  return visit.isMember ? guardMember(visit) : guardVisitor(visit);
}

function guardVisitor({ route, pathname, search, flags, hasDemo }: GuardedVisit): GuardOutcome {
  const wanted = `${pathname}${search}`;
  if (route.access === 'members' && !(hasDemo && isDemo(route, pathname))) return toLogin(wanted);
  if (route.name === 'login') return SHOW;
  if (flags.sideDeposit) return toLogin(wanted, '&sideDeposit=true');
  if (flags.sideHistory) return toLogin(wanted);
  return SHOW;
}

function guardMember({ route, search, flags, isPhone }: GuardedVisit): GuardOutcome {
  // This is also what happens when logging in succeeds: the page that was wanted is the way on.
  if (route.access === 'guests') return redirect(returnPath(search));
  if (isPhone && flags.sideDeposit) {
    return redirect(flags.tab === 'withdraw-tab' ? '/withdraw' : '/deposit');
  }
  if (isPhone && flags.sideHistory) return redirect('/history');
  return SHOW;
}

function isDemo(route: Pick<Route, 'name'>, pathname: string): boolean {
  return route.name === 'game-id-name' && pathname.includes('-demo');
}

/** The page that was wanted before logging in; links from elsewhere name it with its language. */
function returnPath(search: string): string {
  const path = safeReturnPath(new URLSearchParams(search).get('url'));
  return path === null ? '/' : pathWithoutLocale(path);
}

function toLogin(wanted: string, flags = ''): GuardOutcome {
  return redirect(`/login?url=${encodeURIComponent(wanted)}${flags}`);
}

function redirect(to: string): GuardOutcome {
  return { outcome: 'redirect', to };
}
