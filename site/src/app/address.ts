import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Goes to an address of this origin without loading the page anew. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  for (const listener of listeners) listener();
}

/** The path as it stands in the address bar. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** The query as it stands, with its `?`, or empty. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}
