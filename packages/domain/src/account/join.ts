import type { Bank } from './bankList.ts';
import type { Satang } from '../money/money.ts';
import type { Session } from './session.ts';

/** Options of the registration form. */
export interface RegisterOptions {
  /** False while the operator accepts no new members. */
  readonly open: boolean;
  /** Minimum time between two SMS to one phone, in ms. */
  readonly otpWaitMs: number;
  /** In display order. */
  readonly banks: readonly Bank[];
}

/** The form that an OTP is requested for. */
export type OtpPurpose = 'register' | 'forgot';

/** An OTP that was sent. */
export interface SentOtp {
  /** Time until another OTP can be requested, in ms. */
  readonly waitMs: number;
  /** Reference letters that the SMS also shows. */
  readonly reference: string;
  /** Expiry time, in ms since 1970 on the server's clock. */
  readonly expiresAt: number;
}

/** Proof that the OTP was correct. It is sent with the form for which the OTP was requested. */
export interface OtpProof {
  readonly token: string;
  /** In ms since 1970 on the server's clock. */
  readonly expiresAt: number;
}

/** Proof that a visitor has a LINE account that belongs to no member. It is sent with the registration. */
export interface LineProof {
  readonly token: string;
  /** Display name of the account, as its owner wrote it. */
  readonly name: string;
  /** In ms since 1970 on the server's clock. */
  readonly expiresAt: number;
}

/** What a visitor who returned from LINE is. */
export type LineLogin =
  | { readonly status: 'loggedIn'; readonly session: Session }
  /** No member has this account. With a proof, the visitor can register with it. */
  | { readonly status: 'unknown'; readonly proof: LineProof | null };

/** Whether a chosen username is free. It is advice: only registering decides. */
export type UsernameAnswer =
  | { readonly free: true }
  | {
      readonly free: false;
      /** Names like it that are free, best first; may be empty. */
      readonly suggestions: readonly string[];
    };

/** A new member, already logged in. */
export interface Joined {
  readonly session: Session;
  /** Credit of the registration promotion; null if there was none. */
  readonly credit: Satang | null;
}

/** An existing affiliate link. */
export interface AffiliateLink {
  readonly id: string;
  /** The referrer, masked. */
  readonly name: string;
}
