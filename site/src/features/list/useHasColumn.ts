import { useSyncExternalStore } from 'react';

/** From here on filters have room beside the games. */
const ROOMY = '(min-width: 1024px)';

/** Whether filters stand beside the games; elsewhere they come over them. */
export function useHasColumn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(ROOMY).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
