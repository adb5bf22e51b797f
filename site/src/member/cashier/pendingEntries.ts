import type { MergedHistory, PendingEntry, PendingNote } from '@brand/domain';
import { SESSION_CHANNEL } from '../session/sessionStore.ts';
import { openTabChannel } from '../../platform/tabs/openTabChannel.ts';
import { localStore } from '../../platform/storage/localStore.ts';

const CHANNEL = 'pendingEntries';

type Change = { readonly note: PendingEntry } | { readonly drop: string };

const NONE: readonly PendingNote[] = [];
/** Maximum number of stored entries. Confirmed ones are stored to recognise their rows. No member creates more in a day. */
const MOST = 100;

let owner: string | null = null;
let notes = NONE;
const listeners = new Set<() => void>();
const channel = open(CHANNEL, ({ data }) => make(data as Change));
// The session channel sends the reason of an end, or null while the session continues.
open(SESSION_CHANNEL, ({ data }) => data !== null && put(NONE));

/**
 * Records a deposit or withdrawal that is being made. It is in the history immediately, in every tab, as in progress,
 * until the server's own row replaces it or the server has not confirmed it in time. It is recorded before the reply, so
 * that a lost reply loses nothing. A retry with the same key stays one entry.
 */
export function notePending(entry: PendingEntry): void {
  make({ note: entry });
  channel?.postMessage({ note: entry } satisfies Change);
}

/** Removes an entry that was refused or never sent. */
export function dropPending(key: string): void {
  make({ drop: key });
  channel?.postMessage({ drop: key } satisfies Change);
}

/** For the history only: pending entries of the member who owns the browser storage. */
export const pendingEntries = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read(): readonly PendingNote[] {
    const current = localStore.read('owner');
    if (current !== owner) notes = NONE;
    owner = current;
    return notes;
  },
  /** Applies the result of reading the history. */
  settle({ taken, expired }: Pick<MergedHistory, 'taken' | 'expired'>): void {
    const isNew = notes.some(({ key, row }) => row?.id !== taken.get(key)?.id);
    if (!isNew && expired.length === 0) return;
    put(
      notes
        .filter(({ key }) => !expired.includes(key))
        .map((note) => ({ ...note, row: taken.get(note.key) })),
    );
  },
};

function make(change: Change): void {
  const known = pendingEntries.read();
  const key = 'drop' in change ? change.drop : change.note.key;
  const others = known.filter((note) => note.key !== key);
  if ('drop' in change) {
    if (others.length < known.length) put(others);
    return;
  }
  // A retry: the first request may have been recorded.
  const { since = change.note.time, row } = known.find((note) => note.key === key) ?? {};
  put([...others, { since, ...change.note, row }]);
}

function put(next: readonly PendingNote[]): void {
  notes = next.slice(-MOST);
  for (const listener of listeners) listener();
}

/** Without channels each tab has its own entries. */
function open(name: string, hear: (message: MessageEvent) => void): BroadcastChannel | null {
  const opened = openTabChannel(name);
  opened?.addEventListener('message', hear);
  return opened;
}
