import type { Launch } from './launch.ts';

let shown: Launch | null = null;
const listeners = new Set<() => void>();

/** The launch that a press on a card began, for the dialog that says what went wrong with it. */
export const cardLaunch = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Null where a card has launched nothing, or the page of a game has taken over. */
  read: (): Launch | null => shown,
  show(launch: Launch | null): void {
    shown = launch;
    for (const listener of listeners) listener();
  },
};
