import { localStore, onLocalChange } from '../../platform/storage/localStore.ts';
import type { Viewer } from '../../platform/storage/storageTable.ts';

/** One storage key of the browser with its subscribers in this tab and in others. */
export interface SharedItem {
  /** Null if it is missing, damaged, of another member or expired. Without a viewer, of any member. */
  read(viewer?: Viewer): string | null;
  /** If storage refuses it, it lasts as long as the page. */
  write(text: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** State that a reload and a second tab share (section 4, Withdraw lock). */
export function sharedItem(
  name: 'withdrawLock' | 'openWithdrawal' | 'pendingWithdrawal' | 'pendingIncome',
): SharedItem {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (viewer) => localStore.read(name, viewer),
    write(text) {
      localStore.write(name, text);
      tell();
    },
    clear() {
      localStore.clear(name);
      tell();
    },
    subscribe(listener) {
      const stop = onLocalChange([name], listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}
