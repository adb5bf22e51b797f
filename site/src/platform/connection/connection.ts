import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. Always true on a server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Not in every browser, and not in TypeScript's types. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether data saving is on, or the connection is 2g. In that case nothing is preloaded (section 7). */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
