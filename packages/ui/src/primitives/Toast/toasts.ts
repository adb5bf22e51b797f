/** Content of a toast. */
export interface ToastContent {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'danger';
  /** One sentence. */
  text: string;
  /** Its subject: it replaces the toast about the same subject. @default the text itself */
  key?: string;
  /** One action; the toast then stays 10 s instead of 5. */
  action?: { label: string; onAction: () => void };
}

/** A visible toast. */
export interface ToastEntry extends ToastContent {
  id: number;
}

/** Maximum number of visible toasts; the oldest is removed. */
const TOAST_LIMIT = 3;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

const keyOf = ({ key, text }: ToastContent) => key ?? text;

/** Shows a toast from anywhere and returns its number. Toasts with the same text or subject are one toast. */
export function showToast(content: ToastContent): number {
  lastId += 1;
  const others = entries.filter((entry) => keyOf(entry) !== keyOf(content));
  replace([...others, { ...content, id: lastId }].slice(-TOAST_LIMIT));
  return lastId;
}

/** Removes a toast. Does nothing if it was already removed. */
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
