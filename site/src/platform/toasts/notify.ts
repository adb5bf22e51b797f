import type { ToastContent } from '@brand/ui';

let waiting: readonly ToastContent[] = [];
let tell: (() => void) | null = null;

/** Says one sentence over whatever page is shown, from anywhere; the code of toasts comes with the first of them. */
export function notify(content: ToastContent): void {
  waiting = [...waiting, content];
  tell?.();
}

/** For the layer alone: what has not been shown yet. */
export const waitingToasts = {
  /** Calls the one layer that there is, at once if something waits. @returns ends it */
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
