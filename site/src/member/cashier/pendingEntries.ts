import type { MergedHistory, PendingEntry, PendingNote } from '@brand/domain';
import { SESSION_CHANNEL } from '../session/sessionStore.ts';
import { openTabChannel } from '../../platform/tabs/openTabChannel.ts';
import { localStore } from '../../platform/storage/localStore.ts';

const CHANNEL = 'pendingEntries';

type Change = { readonly note: PendingEntry } | { readonly drop: string };

const NONE: readonly PendingNote[] = [];
/** Taken places are kept to be told apart from free ones; nobody makes more in a day. */
const MOST = 100;

let owner: string | null = null;
let notes = NONE;
const listeners = new Set<() => void>();
const channel = open(CHANNEL, ({ data }) => make(data as Change));
// A session that ends, in whichever tab, says why; one that goes on says null.
open(SESSION_CHANNEL, ({ data }) => data !== null && put(NONE));

/**
 * A deposit or withdrawal is being made: it stands in the history at once, in every tab, as in progress, until the server's
 * own row takes its place or the server has not confirmed it in time. Noted before the answer comes, so that an answer that
 * is lost loses nothing. Asked again with the same key it stays one.
 */
export function notePending(entry: PendingEntry): void {
  make({ note: entry });
  channel?.postMessage({ note: entry } satisfies Change);
}

/** It was refused, or never sent. */
export function dropPending(key: string): void {
  make({ drop: key });
  channel?.postMessage({ drop: key } satisfies Change);
}

/** For the history alone: what was just made by the member whose things lie in the browser. */
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
  /** Takes over what a reading of the history has decided. */
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
  // Asked again: it may have been entered the first time.
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
