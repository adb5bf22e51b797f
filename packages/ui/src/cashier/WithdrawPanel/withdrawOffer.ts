import type { Failure, MemberBankAccount, Satang, WithdrawBasis } from '@brand/domain';

/** Withdrawal terms of a member: the available amount and the account. */
export interface WithdrawOffer extends Required<WithdrawBasis> {
  readonly status: 'ready';
  /** Remaining turnover until the locked part is free. Null if unknown. */
  readonly turnoverLeft: Satang | null;
  readonly account: MemberBankAccount;
  /** When the lock ends, in unix ms of server time. Null if there is none. */
  readonly lockedUntil: number | null;
  /** Minutes until the money arrives, a setting of the operator. */
  readonly payoutMinutes: number;
  /** Whether a withdrawal can be cancelled until it is sent, a setting of the operator. @default false */
  readonly cancellable?: boolean;
}

/** Loading state of the terms. `noAccount` if the member has no registered bank account. */
export type WithdrawTermsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure }
  | { readonly status: 'noAccount' }
  | WithdrawOffer;
