import { useSyncExternalStore } from 'react';

/** What the browser knows of a query of the window, for `useSyncExternalStore`. */
export interface MediaStore {
  read(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The browser is asked once, and not on the server: to ask anew each time that a page is drawn would cost more than to draw it. */
export function mediaStore(query: string): MediaStore {
  let asked: MediaQueryList | undefined;
  const list = () => (asked ??= matchMedia(query));
  return {
    read: () => list().matches,
    subscribe(listener) {
      list().addEventListener('change', listener);
      return () => list().removeEventListener('change', listener);
    },
  };
}

/**
 * Whether a query fits, and again when that changes; on the server none does.
 *
 * @param read says so where more than the query decides
 */
export const useMedia = (store: MediaStore, read = store.read) =>
  useSyncExternalStore(store.subscribe, read, () => false);
