import type { BonusOffer } from './bonus.ts';
import type { Failure } from '../errors/errorCatalogue.ts';
import { type Satang, satang } from '../money/money.ts';
import { bonusOn, turnoverOf } from './promotion.ts';

interface OnOffer {
  readonly offer: BonusOffer;
}

/** Claiming a bonus on the bonus page, one named state at a time. What was given is seen in the list of bonuses. */
export type ClaimState =
  | { readonly status: 'idle' }
  /** What it brings and asks for is on the screen, and nothing has been sent. */
  | (OnOffer & { readonly status: 'asking' })
  | (OnOffer & {
      readonly status: 'claiming';
      /** Idempotency key; a reply to another intent is not ours. */
      readonly intent: string;
      /** It is asked for again, after nobody knew whether it had been given. */
      readonly again: boolean;
    })
  /** No answer came: asking again with the same key cannot give it twice. */
  | (OnOffer & { readonly status: 'unsure'; readonly intent: string })
  | (OnOffer & { readonly status: 'refused'; readonly failure: Failure });

/** What the member or an answer does to a claim; `intent` is the idempotency key of its call. */
export type ClaimEvent =
  | { readonly type: 'opened'; readonly offer: BonusOffer }
  | { readonly type: 'confirmed'; readonly intent: string }
  | { readonly type: 'given'; readonly intent: string }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: Failure }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unsure`: the same intent again. */
  | { readonly type: 'rechecked' }
  /** Not now. A claim on its way is waited for. */
  | { readonly type: 'closed' };

/** Nothing is being claimed. */
export const NO_CLAIM: ClaimState = { status: 'idle' };

/** An event that the state does not expect changes nothing: the same object comes back. */
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

/** What claiming comes to: what it brings now, and what has to be bet before that can be withdrawn. */
export interface ClaimTerms {
  readonly credit: Satang;
  readonly turnover: Satang;
}

/** Null where nobody knows yet what it brings, as with a part of something that the API has not counted. */
export function claimTerms({
  terms,
  credit,
}: Pick<BonusOffer, 'terms' | 'credit'>): ClaimTerms | null {
  const brings = credit ?? (terms.bonus.kind === 'fixed' ? bonusOn(terms, satang(0)) : null);
  if (brings === null || brings === 0) return null;
  return { credit: brings, turnover: turnoverOf(terms, satang(0), brings) };
}
