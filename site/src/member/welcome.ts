import type { Satang } from '@brand/domain';
import { useSyncExternalStore } from 'react';

/** One who has just joined is welcomed before the guard leads them on; `awaited` while the form is on its way. */
export type Welcome =
  | { readonly status: 'awaited' }
  /** `credit` of the registration promotion, null where there was none. */
  | { readonly status: 'shown'; readonly credit: Satang | null };

let welcome: Welcome | null = null;
const listeners = new Set<() => void>();

/** Call it before the form is sent: the session begins, and guards act on it, before the sender has the reply. */
export function awaitWelcome(): void {
  tell({ status: 'awaited' });
}

/** The form was accepted. */
export function showWelcome(credit: Satang | null): void {
  tell({ status: 'shown', credit });
}

/** The form was refused, or the new member goes on. */
export function endWelcome(): void {
  tell(null);
}

/** The welcome as it stands; it outlives the change from visitor to member, not a reload. */
export function useWelcome(): Welcome | null {
  return useSyncExternalStore(subscribe, read, none);
}

/** Whether a member may stay on the page of joining. */
export function useWelcoming(): boolean {
  return useWelcome() !== null;
}

function tell(next: Welcome | null): void {
  welcome = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Welcome | null {
  return welcome;
}

function none(): null {
  return null;
}
