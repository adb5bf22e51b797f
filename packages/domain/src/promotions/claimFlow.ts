import type { BonusOffer } from './bonus.ts';
import type { Failure } from '../errors/errorCatalogue.ts';
import { type Satang, satang } from '../money/money.ts';
import { bonusOn, turnoverOf } from './promotion.ts';

interface OnOffer {
  readonly offer: BonusOffer;
}

/** Claiming a bonus on the bonus page, as named states. A received bonus appears in the list of bonuses. */
export type ClaimState =
  | { readonly status: 'idle' }
  /** The value and the terms are shown. Nothing has been sent. */
  | (OnOffer & { readonly status: 'asking' })
  | (OnOffer & {
      readonly status: 'claiming';
      /** Idempotency key. Replies to other intents are ignored. */
      readonly intent: string;
      /** True if the claim is sent again because it was unknown whether it succeeded. */
      readonly again: boolean;
    })
  /** No reply. A retry with the same key cannot claim twice. */
  | (OnOffer & { readonly status: 'unsure'; readonly intent: string })
  | (OnOffer & { readonly status: 'refused'; readonly failure: Failure });

/** Events of a claim. `intent` is the idempotency key of its call. */
export type ClaimEvent =
  | { readonly type: 'opened'; readonly offer: BonusOffer }
  | { readonly type: 'confirmed'; readonly intent: string }
  | { readonly type: 'given'; readonly intent: string }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: Failure }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unsure`: sends the same intent again. */
  | { readonly type: 'rechecked' }
  /** The member cancels. A pending claim cannot be cancelled. */
  | { readonly type: 'closed' };

/** Initial state: no claim. */
export const NO_CLAIM: ClaimState = { status: 'idle' };

/** An event that the state does not expect is ignored: the same object is returned. */
export function claimTransition(state: ClaimState, event: ClaimEvent): ClaimState {
  switch (event.type) {
    case 'opened':
      return state.status === 'idle' ? { status: 'asking', offer: event.offer } : state;
    case 'confirmed':
      return state.status === 'asking'
        ? { status: 'claiming', offer: state.offer, intent: event.intent, again: false }
        : state;
    case 'given':
      return isOut(state, event.intent) ? NO_CLAIM : state;
    case 'refused':
      return isOut(state, event.intent)
        ? { status: 'refused', offer: state.offer, failure: event.failure }
        : state;
    case 'connectionLost':
      return isOut(state, event.intent)
        ? { status: 'unsure', offer: state.offer, intent: state.intent }
        : state;
    case 'rechecked':
      return state.status === 'unsure' ? { ...state, status: 'claiming', again: true } : state;
    case 'closed':
      return state.status === 'claiming' || state.status === 'idle' ? state : NO_CLAIM;
  }
}

function isOut(
  state: ClaimState,
  intent: string,
): state is Extract<ClaimState, { status: 'claiming' }> {
  return state.status === 'claiming' && state.intent === intent;
}

/** Preview of a claim: its current value, and the turnover before withdrawal. */
export interface ClaimTerms {
  readonly credit: Satang;
  readonly turnover: Satang;
}

/** Null if the value is unknown, such as a percentage that the API has not calculated. */
export function claimTerms({
  terms,
  credit,
}: Pick<BonusOffer, 'terms' | 'credit'>): ClaimTerms | null {
  // A percentage of nothing is zero.
  const brings = credit ?? bonusOn(terms, satang(0));
  if (brings === 0) return null;
  return { credit: brings, turnover: turnoverOf(terms, satang(0), brings) };
}
