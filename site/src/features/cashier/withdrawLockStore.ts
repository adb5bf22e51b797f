/**
 * When the member may withdraw again, in ms on the server's clock. It is kept outside the page, so that a reload and a
 * second tab show the same countdown (section 4, Withdraw lock).
 */
export interface WithdrawLockStore {
  read(userId: string): number | null;
  write(userId: string, nextAllowedAt: number): void;
  subscribe(listener: () => void): () => void;
}

const KEY = 'withdrawLock';

export function createWithdrawLockStore(storage: Storage = localStorage): WithdrawLockStore {
  const listeners = new Set<() => void>();
  return {
    read(userId) {
      const [owner, time] = (readText(storage) ?? '').split('|');
      const nextAllowedAt = Number(time);
      return owner === userId && time && Number.isSafeInteger(nextAllowedAt) ? nextAllowedAt : null;
    },
    write(userId, nextAllowedAt) {
      try {
        storage.setItem(KEY, `${userId}|${nextAllowedAt}`);
      } catch {
        // Storage that is full or forbidden costs the countdown in other tabs, not the lock: the server holds it too.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // `storage` fires in the other tabs only.
      const onStorage = (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) listener();
      };
      addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        removeEventListener('storage', onStorage);
        listeners.delete(listener);
      };
    },
  };
}

function readText(storage: Storage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}
