import type { Satang } from '@brand/domain';
import { useSyncExternalStore } from 'react';

/** A new member sees the welcome before the guard redirects. `awaited` while the form is being sent. */
export type Welcome =
  | { readonly status: 'awaited' }
  /** `credit` of the registration promotion, null if there was none. */
  | { readonly status: 'shown'; readonly credit: Satang | null };

let welcome: Welcome | null = null;
const listeners = new Set<() => void>();

/** Call it before the form is sent: the session starts, and guards react to it, before the sender has the reply. */
export function awaitWelcome(): void {
  tell({ status: 'awaited' });
}

/** The form was accepted. */
export function showWelcome(credit: Satang | null): void {
  tell({ status: 'shown', credit });
}

/** The form was refused, or the new member continues. */
export function endWelcome(): void {
  tell(null);
}

/** The current welcome. It survives the change from visitor to member, but not a reload. */
export function useWelcome(): Welcome | null {
  return useSyncExternalStore(subscribe, read, none);
}

/** Whether a member may stay on the registration page. */
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
