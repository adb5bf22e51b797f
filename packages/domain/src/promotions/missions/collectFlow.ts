import type { Failure } from '../../errors/errorCatalogue.ts';

/** Collecting one reward, or checking in, as named states. */
export type CollectState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'collecting';
      /** Idempotency key. Replies to other intents are ignored. */
      readonly intent: string;
      /** True if it is sent again because it was unknown whether it succeeded. */
      readonly again: boolean;
    }
  /** No reply. A retry with the same key cannot collect twice. */
  | { readonly status: 'unsure'; readonly intent: string }
  | { readonly status: 'refused'; readonly failure: Failure }
  /** The API has confirmed it, in a reply or in the list. */
  | { readonly status: 'collected' };

/** Events of a collection. `intent` is the idempotency key of its call. */
export type CollectEvent =
  | { readonly type: 'pressed'; readonly intent: string }
  | { readonly type: 'given'; readonly intent: string }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: Failure }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unsure`: sends the same intent again. */
  | { readonly type: 'rechecked' }
  /** The list of the API has it as collected, from here, another tab or another device. */
  | { readonly type: 'seenCollected' };

/**
 * Initial state.
 *
 * @param openIntent key of an earlier try without a reply, for example before a reload; null if there is none
 */
export function collectStart(openIntent: string | null): CollectState {
  return openIntent === null ? { status: 'idle' } : { status: 'unsure', intent: openIntent };
}

/** An event that the state does not expect is ignored: the same object is returned. */
export function collectTransition(state: CollectState, event: CollectEvent): CollectState {
  switch (event.type) {
    case 'pressed':
      return state.status === 'idle' || state.status === 'refused'
        ? { status: 'collecting', intent: event.intent, again: false }
        : state;
    case 'given':
      return isOut(state, event.intent) ? { status: 'collected' } : state;
    case 'refused':
      return isOut(state, event.intent) ? { status: 'refused', failure: event.failure } : state;
    case 'connectionLost':
      return isOut(state, event.intent) ? { status: 'unsure', intent: event.intent } : state;
    case 'rechecked':
      return state.status === 'unsure'
        ? { status: 'collecting', intent: state.intent, again: true }
        : state;
    case 'seenCollected':
      return state.status === 'collected' ? state : { status: 'collected' };
  }
}

function isOut(state: CollectState, intent: string): boolean {
  return state.status === 'collecting' && state.intent === intent;
}
