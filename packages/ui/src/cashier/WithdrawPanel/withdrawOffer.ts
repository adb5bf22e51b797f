import type { Failure, MemberBankAccount, Satang, WithdrawBasis } from '@brand/domain';

/** What a member may withdraw now, and to where. */
export interface WithdrawOffer extends Required<WithdrawBasis> {
  readonly status: 'ready';
  /** What has still to be bet until the locked part is free; null where nobody knows. */
  readonly turnoverLeft: Satang | null;
  readonly account: MemberBankAccount;
  /** When the lock ends, in unix ms on the server's clock; null when there is none. */
  readonly lockedUntil: number | null;
  /** Minutes until the money arrives, a setting of the operator. */
  readonly payoutMinutes: number;
}

/** The terms as they come; `noAccount` when the member has no registered bank account. */
export type WithdrawTermsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'noAccount' }
  | WithdrawOffer;
