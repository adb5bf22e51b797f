import { useSyncExternalStore } from 'react';

/** One for all who ask: a new one for each would be made each time that a page is drawn. */
const lists = new Map<string, MediaQueryList>();

/** What the browser knows of a query; it says so when that changes. */
export function media(query: string): MediaQueryList {
  const known = lists.get(query) ?? matchMedia(query);
  lists.set(query, known);
  return known;
}

/** Whether a query of the window fits, and again when that changes; on the server none does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => onMedia(query, listener),
    () => media(query).matches,
    () => false,
  );
}

/** @returns a function that ends it */
export function onMedia(query: string, listener: () => void): () => void {
  const list = media(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
