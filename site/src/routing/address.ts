import { useSyncExternalStore } from 'react';
import { entryState, nextEntry, replacedEntry } from './entryState.ts';
import { pathWithoutLocale } from '../language/locale.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Is told of every move that {@link navigate} makes. */
interface MoveWatcher {
  /** The page stands still where it is left. */
  leave(): void;
  /** The new entry of the history stands. */
  arrive(): void;
}

let watcher: MoveWatcher | null = null;

/** Sets who is told of moves, in the place of whoever was told before; null for nobody. */
export function watchMoves(by: MoveWatcher | null): void {
  watcher = by;
}

/**
 * Is asked before another page takes the place of this one.
 *
 * @param leave goes there; null where it is one step back
 * @returns whether that may happen now; else `leave` is called later or not at all
 */
type LeaveGuard = (leave: (() => void) | null) => boolean;

let guard: LeaveGuard | null = null;

/** Sets who is asked before a page is left; null for nobody. Redirects do not ask: nobody could say no to them. */
export function guardLeaving(by: LeaveGuard | null): void {
  guard = by;
}

/** Whether the page may go back a step now; where not, the guard asks the person and goes later. */
export function mayGoBack(): boolean {
  return guard?.(null) ?? true;
}

/**
 * Goes to an address of this origin without loading the page anew. Another page begins at its top; a panel over the page or
 * another language leaves it where it is; `scrollPositions.ts` sees to back and forward. A drawer that has an
 * entry of its own in the history gives it away to where its link leads.
 */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = pathWithoutLocale(location.pathname);
  const isLeft = !replace && pathWithoutLocale(to).split(/[?#]/)[0] !== before;
  if (isLeft && guard?.(() => navigate(to)) === false) return;
  watcher?.leave();
  if (replace) history.replaceState(replacedEntry(to), '', to);
  else if (entryState().overlay) history.replaceState(nextEntry(to), '', to);
  else history.pushState(nextEntry(to), '', to);
  if (pathWithoutLocale(location.pathname) !== before) scrollTo(0, 0);
  watcher?.arrive();
  for (const listener of listeners) listener();
}

let atServer = { pathname: '/', search: '' };

/**
 * Sets the address that a page is rendered for on the server. The browser sets the query of it before it hydrates.
 *
 * @param search with its `?`; empty if the page does not depend on it
 */
export function setServerAddress(pathname: string, search: string): void {
  atServer = { pathname, search };
}

const bar = () => (typeof location === 'undefined' ? atServer : location);
/** The origin of the site; empty on the server. */
export const origin = () => (typeof location === 'undefined' ? '' : location.origin);
/** The path as it stands now, with its language. */
export const pathname = () => bar().pathname;
const search = () => bar().search;

/** The path as it stands in the address bar. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, pathname, pathname);
}

/** The query with its `?`, or empty. During hydration it is the query that the server rendered for. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, search, () => atServer.search);
}
