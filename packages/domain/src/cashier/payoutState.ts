import type { Failure } from '../errors/errorCatalogue.ts';
import type { Satang } from '../money/money.ts';

/**
 * A payout that was requested under a key. The key ensures that it is paid only once, even if it arrives several times.
 */
export interface SentPayout {
  readonly intent: string;
  readonly amount: Satang;
  /** When it was first sent, in ms since 1970 on the server's clock. */
  readonly sentAt: number;
}

/** A sent payout, as stored in the browser for a reload and for other tabs. */
export interface PendingPayout extends SentPayout {
  /** True after the member has chosen to send another amount. Its outcome is still unknown. */
  readonly released: boolean;
}

/**
 * Notice on return to the form: the server has recorded a payout of unknown outcome (`late`), one was made in another
 * tab (`elsewhere`), another tab has received the reply and this tab does not know it (`answered`), or the server has
 * confirmed that it was not made and never will be (`notMade`).
 */
export interface PayoutNotice {
  readonly code: 'late' | 'elsewhere' | 'answered' | 'notMade';
  readonly amount: Satang;
}

/** What the server has recorded of a payout, for the receipt. */
export interface PayoutRecord {
  /** Ms since 1970; null if it is unknown. */
  readonly at: number | null;
  /** Reference for support; null if it is unknown. */
  readonly reference: string | null;
}

/**
 * What the server says of a request by its key: `made` with its record, `refused` with a code, `void` if it was not made
 * and never will be, and `unknown` if it has not arrived, which proves nothing: it may still arrive.
 */
export type RequestOutcome =
  | { readonly status: 'made'; readonly record: PayoutRecord }
  | { readonly status: 'refused'; readonly code: number | null }
  | { readonly status: 'void' }
  | { readonly status: 'unknown' };

/** Result of checking a typed amount: satang, or the problem. */
export type PayoutCheck<Problem> =
  | { readonly ok: true; readonly amount: Satang }
  | { readonly ok: false; readonly problem: Problem };

/** Parts of every state before the result. */
export interface Before {
  /** The typed text. It is kept after errors. */
  readonly draft: string;
  /** Earlier payouts whose outcome is unknown. An amount that is sent again uses its key. */
  readonly open: readonly SentPayout[];
}

/** The form with the outcome of the last try. */
export interface Entering<Problem, Refusal extends Failure> extends Before {
  readonly status: 'entering';
  readonly problem: Problem | null;
  readonly failure: Refusal | null;
  readonly notice: PayoutNotice | null;
}

/** The amount is shown before it is sent. */
export interface Reviewing extends Before {
  readonly status: 'reviewing';
  readonly amount: Satang;
}

/** The request is pending. */
export interface Sending extends Before, SentPayout {
  readonly status: 'sending';
}

/**
 * The outcome is unknown: the reply was lost, or another tab or an earlier page sent it. It stays unknown until the
 * server has refused it, or has accepted or recorded it. A missing record proves nothing: the request may arrive later.
 */
export interface Unknown extends Before, SentPayout {
  readonly status: 'unknown';
  /** Sent elsewhere while the member typed here. The typed text does not belong to it. */
  readonly elsewhere: boolean;
  /** `waiting`: the member has chosen to wait. `another`: the member confirms that another amount may be sent. */
  readonly step: 'open' | 'waiting' | 'another';
}

/** A payout from an account as named states. The lock that blocks it is stored separately. */
export type PayoutState<Problem, Refusal extends Failure> =
  | Entering<Problem, Refusal>
  | Reviewing
  | Sending
  | Unknown
  | {
      readonly status: 'succeeded';
      readonly draft: string;
      readonly amount: Satang;
      readonly record: PayoutRecord;
    };

/** Events of a payout. */
export type PayoutEvent<Basis, Refusal extends Failure> =
  | { readonly type: 'amountTyped'; readonly text: string }
  | (Basis & {
      readonly type: 'submitted';
      /** True while nothing may be sent, regardless of the amount. */
      readonly locked: boolean;
    })
  | { readonly type: 'returned' }
  | {
      readonly type: 'confirmed';
      /** A new key. It is not used if an earlier key belongs to this amount. */
      readonly intent: string;
      /** Ms since 1970 on the server's clock. */
      readonly at: number;
      /** True if a lock has started since the review. */
      readonly locked: boolean;
    }
  | { readonly type: 'accepted'; readonly intent: string; readonly record: PayoutRecord }
  | { readonly type: 'refused'; readonly intent: string; readonly failure: Refusal }
  | { readonly type: 'connectionLost'; readonly intent: string }
  /** From `unknown`: sends the same intent again. */
  | { readonly type: 'resent' }
  /** From `unknown`: the member waits. */
  | { readonly type: 'waited' }
  /** From `unknown`: the member wants to send another amount, which is blocked for `blockedMs` after the first sending. */
  | { readonly type: 'anotherChosen'; readonly at: number; readonly blockedMs: number }
  /** The member confirms that both amounts may be paid. */
  | { readonly type: 'anotherConfirmed' }
  /** The browser stores a payout that this page has not sent since it was loaded. */
  | { readonly type: 'pendingFound'; readonly pending: PendingPayout }
  /** The server has recorded it. */
  | { readonly type: 'found'; readonly intent: string; readonly record: PayoutRecord }
  /** The server has confirmed that it was not made and never will be. */
  | { readonly type: 'notMade'; readonly intent: string }
  /** Another tab got its reply, and this tab does not know which. */
  | { readonly type: 'settledElsewhere'; readonly intent: string }
  | { readonly type: 'restarted' };

/** Initial state. */
export const INITIAL_PAYOUT = {
  status: 'entering',
  draft: '',
  open: [],
  problem: null,
  failure: null,
  notice: null,
} as const;

/** The payouts of a state whose outcome is searched for: unknown ones, except one that is being sent again. */
export function unknownPayouts<Problem, Refusal extends Failure>(
  state: PayoutState<Problem, Refusal>,
): readonly SentPayout[] {
  switch (state.status) {
    case 'entering':
    case 'reviewing':
      return state.open;
    case 'sending':
      return state.open.filter(({ intent }) => intent !== state.intent);
    case 'unknown':
      return [state, ...state.open.filter(({ intent }) => intent !== state.intent)];
    case 'succeeded':
      return [];
  }
}
