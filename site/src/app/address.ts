import { useSyncExternalStore } from 'react';
import { entryState, nextEntry, replacedEntry } from './entryState.ts';
import { pathWithoutLocale } from './locale.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * Goes to an address of this origin without loading the page anew. Another page begins at its top; a panel over the page or
 * another language leaves it where it is, and so do back and forward, whose place the browser keeps. A drawer that has an
 * entry of its own in the history gives it away to where its link leads.
 */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const before = pathWithoutLocale(location.pathname);
  if (replace) history.replaceState(replacedEntry(to), '', to);
  else if (entryState().overlay) history.replaceState(nextEntry(to), '', to);
  else history.pushState(nextEntry(to), '', to);
  if (pathWithoutLocale(location.pathname) !== before) scrollTo(0, 0);
  for (const listener of listeners) listener();
}

let atServer = { pathname: '/', search: '' };

/** Says on the server, where there is no address bar, which page is drawn. */
export function setServerAddress(pathname: string): void {
  atServer = { pathname, search: '' };
}

const bar = () => (typeof location === 'undefined' ? atServer : location);
const pathname = () => bar().pathname;
const search = () => bar().search;

/** The path as it stands in the address bar. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, pathname, pathname);
}

/** The query as it stands, with its `?`, or empty: a page that was drawn on the server knows none until it has been taken over. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, search, () => '');
}
