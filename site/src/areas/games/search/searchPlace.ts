import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Where the search page has its suggestions; as the `ref` of that element. */
export function offerSearchPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

/** The place on the search page for suggestions, or null on every other page. */
export function useSearchPlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, current, () => null);
}

const current = () => place;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
