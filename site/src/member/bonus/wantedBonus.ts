import { useSyncExternalStore } from 'react';
import { dropDraft, saveDraft, readDraft } from '../../platform/storage/drafts.ts';

/** Ids of promotions as the API takes them. */
const ID = /^[a-z0-9-]{1,64}$/;
const FORM = 'depositBonus';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The bonus that the member wants with the next deposit, whatever its channel. It is kept like what is typed: over a reload,
 * from one channel to the next, and not longer than the tab.
 */
export const wantedBonus = {
  /** Its id; null for no bonus. */
  read(): string | null {
    const { id } = readDraft(FORM);
    return id !== undefined && ID.test(id) ? id : null;
  },

  /** Another one; null, or what is no id, for none. */
  choose(id: string | null): void {
    if (id !== null && ID.test(id)) saveDraft(FORM, { id });
    else dropDraft(FORM);
    for (const listener of listeners) listener();
  },
};

/** The one that is wanted, and again when it changes. */
export function useWantedBonus(): string | null {
  return useSyncExternalStore(subscribe, wantedBonus.read, () => null);
}
