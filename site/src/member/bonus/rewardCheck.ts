import type { Satang } from '@brand/domain';

/** The check of a deposit for which a promotion promises credit. */
export interface RewardCheck {
  readonly status: 'checking' | 'failed';
  /** What it is about. */
  readonly credit: Satang;
  /** Checks again. */
  readonly retry: () => void;
}

let current: RewardCheck | null = null;
const listeners = new Set<() => void>();

/** What the promotion box knows of a deposit that has arrived, for the result of that deposit. Null if no check is open. */
export const rewardCheck = {
  read: () => current,
  report(check: RewardCheck | null): void {
    current = check;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
