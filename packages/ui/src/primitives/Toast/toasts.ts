/** What a toast says. */
export interface ToastContent {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'danger';
  /** One sentence. */
  text: string;
  /** What it is about: it takes the place of the toast about the same. @default the text itself */
  key?: string;
  /** One thing to do about it; the toast then stays 10 s instead of 5. */
  action?: { label: string; onAction: () => void };
}

/** A toast on show. */
export interface ToastEntry extends ToastContent {
  id: number;
}

/** At most this many at a time; the oldest makes room. */
const TOAST_LIMIT = 3;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

const keyOf = ({ key, text }: ToastContent) => key ?? text;

/** Shows a toast from anywhere; returns its number. The same words twice, or two about the same, are one toast. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  const others = entries.filter((entry) => keyOf(entry) !== keyOf(content));
  replace([...others, { ...content, id: lastId }].slice(-TOAST_LIMIT));
  return lastId;
}

/** Takes a toast away; nothing happens where it is gone already. */
export function dismissToast(id: number): void {
  if (entries.some((entry) => entry.id === id)) replace(entries.filter((entry) => entry.id !== id));
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ToastEntry[] => entries,
  readOnServer: (): readonly ToastEntry[] => NONE,
};
const NONE: readonly ToastEntry[] = [];
