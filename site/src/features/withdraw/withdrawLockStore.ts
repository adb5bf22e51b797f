import { localStore, onLocalChange } from '../../app/storage/localStore.ts';

/**
 * When the member may withdraw again, in ms on the server's clock. It is kept outside the page, so that a reload and a
 * second tab show the same countdown (section 4, Withdraw lock).
 */
export interface WithdrawLockStore {
  /** @param now ms on the server's clock: a lock that is far from it is not taken for one */
  read(userId: string, now: number): number | null;
  write(userId: string, nextAllowedAt: number): void;
  subscribe(listener: () => void): () => void;
}

export function createWithdrawLockStore(): WithdrawLockStore {
  const listeners = new Set<() => void>();
  return {
    read(userId, now) {
      const time = localStore.read('withdrawLock', { userId, now })?.split('|').at(-1);
      return time === undefined ? null : Number(time);
    },
    write(userId, nextAllowedAt) {
      // Where storage takes nothing the countdown in other tabs is lost, not the lock: the server holds it too.
      localStore.write('withdrawLock', `${userId}|${nextAllowedAt}`);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const stop = onLocalChange(['withdrawLock'], listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}
