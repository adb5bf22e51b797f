import type { Launch } from './launch.ts';

let shown: Launch | null = null;
const listeners = new Set<() => void>();

/** The launch that was started by a card, for the dialog that reports its failure. */
export const cardLaunch = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Null if no card has launched a game, or the game page has taken over. */
  read: (): Launch | null => shown,
  show(launch: Launch | null): void {
    shown = launch;
    for (const listener of listeners) listener();
  },
};
