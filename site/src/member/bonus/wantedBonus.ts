import { useSyncExternalStore } from 'react';
import { dropDraft, saveDraft, readDraft } from '../../platform/storage/drafts.ts';

/** Ids of promotions that the API accepts. */
const ID = /^[a-z0-9-]{1,64}$/;
const FORM = 'depositBonus';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The bonus that the member wants with the next deposit, for any channel. It is stored like typed text: across a reload
 * and a change of channel, and not longer than the tab.
 */
export const wantedBonus = {
  /** Its id. Null for no bonus. */
  read(): string | null {
    const { id } = readDraft(FORM);
    return id !== undefined && ID.test(id) ? id : null;
  },

  /** Selects a bonus. Null or an invalid id selects none. */
  choose(id: string | null): void {
    if (id !== null && ID.test(id)) saveDraft(FORM, { id });
    else dropDraft(FORM);
    for (const listener of listeners) listener();
  },
};

/** The selected bonus. Rerenders when it changes. */
export function useWantedBonus(): string | null {
  return useSyncExternalStore(subscribe, wantedBonus.read, () => null);
}
