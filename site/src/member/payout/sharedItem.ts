import { localStore, onLocalChange } from '../../platform/storage/localStore.ts';
import type { Viewer } from '../../platform/storage/storageTable.ts';

/** One name of the browser's storage, with all who look at it: in this tab and in others. */
export interface SharedItem {
  /** Null for nothing, and for what is damaged, a stranger's or out of time. */
  read(looker: Viewer): string | null;
  /** Where storage takes nothing it lasts as long as the page. */
  write(text: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** What a reload and a second tab show alike (section 4, Withdraw lock). */
export function sharedItem(
  name: 'withdrawLock' | 'pendingWithdrawal' | 'pendingIncome',
): SharedItem {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (looker) => localStore.read(name, looker),
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
