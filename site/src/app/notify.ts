import type { ToastContent } from '@brand/ui';

let waiting: readonly ToastContent[] = [];
const listeners = new Set<() => void>();

/** Says one sentence over whatever page is shown, from anywhere; the code of toasts comes with the first of them. */
export function notify(content: ToastContent): void {
  waiting = [...waiting, content];
  for (const listener of listeners) listener();
}

/** For the layer alone: what has not been shown yet. */
export const waitingToasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastContent[] => waiting,
  take(): readonly ToastContent[] {
    const taken = waiting;
    waiting = [];
    return taken;
  },
};
