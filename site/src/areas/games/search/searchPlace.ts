import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Container of the suggestions on the search page. Use it as the `ref` of that element. */
export function offerSearchPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** The container on the search page, or null on every other page. */
export function useSearchPlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, current, () => null);
}

const current = () => place;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
