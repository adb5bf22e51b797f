import { useSyncExternalStore } from 'react';
import { type EntryState, entryState, nextEntry, replacedEntry } from './entryState.ts';
import { pathWithoutLocale } from '../language/locale.ts';

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * All subscribers share one listener. Between two listeners of an event the browser runs microtasks, in which React would
 * render one subscriber with the new address and the others with the old one: a game page was mounted again, and started
 * its game a second time, when Back left it.
 */
function subscribe(listener: () => void): () => void {
  // A browser adds the same listener once.
  addEventListener('popstate', notify);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Listener for every navigation by {@link navigate}. */
interface MoveWatcher {
  /** Called before the page is left. */
  leave(): void;
  /** Called after the new history entry exists. */
  arrive(): void;
}

let watcher: MoveWatcher | null = null;

/** Sets the navigation listener and replaces the previous one. Null for none. */
export function watchMoves(by: MoveWatcher | null): void {
  watcher = by;
}

/**
 * Asked before another page replaces this one.
 *
 * @param leave navigates there; null for one step back
 * @returns whether that may happen now; otherwise `leave` is called later or not at all
 */
type LeaveGuard = (leave: (() => void) | null) => boolean;

let guard: LeaveGuard | null = null;

/**
 * Sets the guard that is asked before a page is left. Null for none. Redirects do not ask, because they cannot be
 * refused.
 */
export function guardLeaving(by: LeaveGuard | null): void {
  guard = by;
}

/** Whether the page may go back now. If not, the guard asks the visitor and goes back later. */
export function mayGoBack(): boolean {
  return guard?.(null) ?? true;
}

/** State and address of the history entry that was current at the last push. See `restorePrevious.ts`. */
export let pushedFrom: readonly [EntryState, string] | null = null;

/**
 * Navigates to an address of this origin without a reload. Another page starts at its top. A panel or another language
 * keeps the scroll position. `scrollPositions.ts` handles back and forward. The history entry of a drawer is reused for
 * the target of its link.
 */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = pathWithoutLocale(location.pathname);
  const isLeft = !replace && pathWithoutLocale(to).split(/[?#]/)[0] !== before;
  if (isLeft && guard?.(() => navigate(to)) === false) return;
  watcher?.leave();
  if (replace) history.replaceState(replacedEntry(to), '', to);
  else if (entryState().overlay) history.replaceState(nextEntry(to), '', to);
  else {
    pushedFrom = [entryState(), location.pathname + location.search];
    history.pushState(nextEntry(to), '', to);
  }
  if (pathWithoutLocale(location.pathname) !== before) scrollTo(0, 0);
  watcher?.arrive();
  notify();
}

let atServer = { pathname: '/', search: '' };

/**
 * Sets the address that a page is rendered for on the server. The browser sets its query before hydration.
 *
 * @param search including `?`; empty if the page does not depend on it
 */
export function setServerAddress(pathname: string, search: string): void {
  atServer = { pathname, search };
}

const bar = () => (typeof location === 'undefined' ? atServer : location);
/** The origin of the site; empty on the server. */
export const origin = () => (typeof location === 'undefined' ? '' : location.origin);
/** The current path, with its language. */
export const pathname = () => bar().pathname;
const search = () => bar().search;

/**
 * The path in the address bar. During hydration it is the path that the server rendered for: a link may be followed
 * before the page is hydrated.
 */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, pathname, () => atServer.pathname);
}

/** The current query, including `?`, or empty. During hydration it is the query that the server rendered for. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, search, () => atServer.search);
}
