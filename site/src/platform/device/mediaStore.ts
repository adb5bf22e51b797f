import { useSyncExternalStore } from 'react';
import { mediaList } from './mediaList.ts';

/** State of a media query, for `useSyncExternalStore`. */
export interface MediaStore {
  read(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The browser is asked once, and not on the server. Asking on every render would be slower than the render itself. */
export function mediaStore(query: string): MediaStore {
  let asked: MediaQueryList | null | undefined;
  const list = () => (asked === undefined ? (asked = mediaList(query)) : asked);
  return {
    read: () => list()?.matches ?? false,
    subscribe(listener) {
      list()?.addEventListener('change', listener);
      return () => list()?.removeEventListener('change', listener);
    },
  };
}

/**
 * Whether a media query matches. Rerenders when that changes. False on the server.
 *
 * @param read overrides the result if it depends on more than the query
 */
export const useMedia = (store: MediaStore, read = store.read) =>
  useSyncExternalStore(store.subscribe, read, () => false);
