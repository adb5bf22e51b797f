'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server-rendered HTML until hydration, true after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
