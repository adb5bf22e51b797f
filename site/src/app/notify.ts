import type { ToastContent } from '@brand/ui';

type Show = (content: ToastContent) => unknown;

let waiting: readonly ToastContent[] = [];
let show: Show | null = null;
const listeners = new Set<() => void>();

/** Says one sentence over whatever page is shown, from anywhere; the code of toasts comes with the first of them. */
export function notify(content: ToastContent): void {
  if (show) {
    show(content);
    return;
  }
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
  /** Shows what waits, and from now on everything at once. @returns ends it */
  passTo(shown: Show): () => void {
    show = shown;
    waitingToasts.take().forEach(shown);
    return () => {
      show = null;
    };
  },
};
