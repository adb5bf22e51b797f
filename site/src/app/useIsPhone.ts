import { useSyncExternalStore } from 'react';
import { deviceClassOf } from './deviceClass.ts';

/** Under this width there is no room for a panel beside a page. */
const NARROW = '(max-width: 767px)';

/** True on phones and in windows as narrow as one: the cashier is a page there, not a panel. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

function isPhone(): boolean {
  return matchMedia(NARROW).matches || deviceClassOf(navigator) === 'mobile';
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
