'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a document that a server has drawn, as long as no script has taken it over; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
