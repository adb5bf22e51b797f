import { useEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  shown += by;
  for (const listener of listeners) listener();
}

/** Marks the QR as visible in this tab while mounted. Other components need not report it then. */
export function useShowsQr(shows: boolean): void {
  useEffect(() => {
    if (!shows) return undefined;
    change(1);
    return () => change(-1);
  }, [shows]);
}

/** Whether the QR is visible in this tab. */
export function useQrOnShow(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => false);
}

function isVisible(): boolean {
  return shown > 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
