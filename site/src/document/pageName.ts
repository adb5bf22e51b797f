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

/** The name that the page gives itself, which its address does not tell; null for none. */
export function usePageName(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

/** Names the page while the component stands: header and window say it. */
export function useNamePage(to: string): void {
  useEffect(() => {
    name(to);
    return () => name(null);
  }, [to]);
}
