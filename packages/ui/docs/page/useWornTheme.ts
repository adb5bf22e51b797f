import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const worn = () => document.documentElement.dataset.theme ?? 'lotus';

/** The name of the current theme, from the attribute that the toolbar sets. */
export function useWornTheme(): string {
  return useSyncExternalStore(subscribe, worn, () => 'lotus');
}

/** The value of a custom property on the page, in the current theme. */
export function useWornValue(property: string): string {
  const value = () => getComputedStyle(document.documentElement).getPropertyValue(property).trim();
  return useSyncExternalStore(subscribe, value, () => '');
}
