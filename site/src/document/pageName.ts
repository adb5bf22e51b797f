import { useEffect, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function name(to: string | null): void {
  current = to;
  for (const listener of listeners) listener();
}

/** The title that the page sets itself, when its address does not contain it. Null if none. */
export function usePageName(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

/** Sets the page title in header and window while the component is mounted. */
export function useNamePage(to: string): void {
  useEffect(() => {
    name(to);
    return () => name(null);
  }, [to]);
}
