import type { ToastContent } from '@brand/ui';

let waiting: readonly ToastContent[] = [];
let tell: (() => void) | null = null;

/** Shows a toast above the current page, from any code. The toast code loads with the first one. */
export function notify(content: ToastContent): void {
  waiting = [...waiting, content];
  tell?.();
}

/** Only for the toast layer: toasts that have not been shown yet. */
export const waitingToasts = {
  /** Subscribes the toast layer. Calls it immediately if a toast is waiting. @returns unsubscribe */
  listen(listener: () => void): () => void {
    tell = listener;
    if (waiting.length > 0) listener();
    return () => {
      tell = null;
    };
  },
  read: (): readonly ToastContent[] => waiting,
  take(): readonly ToastContent[] {
    const taken = waiting;
    waiting = [];
    return taken;
  },
};
