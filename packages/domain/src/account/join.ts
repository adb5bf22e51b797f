import type { Bank } from './bankList.ts';
import type { Satang } from '../money/money.ts';
import type { Session } from './session.ts';

/** What a form of joining offers. */
export interface RegisterOptions {
  /** False while the operator takes no new members. */
  readonly open: boolean;
  /** Between two SMS to one phone, in ms. */
  readonly otpWaitMs: number;
  /** In the order in which they are shown. */
  readonly banks: readonly Bank[];
}

/** Which form an OTP is for. */
export type OtpPurpose = 'register' | 'forgot';

/** An OTP that is on its way. */
export interface SentOtp {
  /** Until another can be asked for, in ms. */
  readonly waitMs: number;
  /** Letters that the SMS shows too. */
  readonly reference: string;
  /** Until when it is good, in ms since 1970 on the server's clock. */
  readonly expiresAt: number;
}

/** That an OTP was right: goes with the form that it was asked for. */
export interface OtpProof {
  readonly token: string;
  /** In ms since 1970 on the server's clock. */
  readonly expiresAt: number;
}

/** A member who has just joined, and is logged in. */
export interface Joined {
  readonly session: Session;
  /** Credit of the registration promotion; null where there was none. */
  readonly credit: Satang | null;
}

/** An affiliate link that is somebody's. */
export interface AffiliateLink {
  readonly id: string;
  /** Who invites, masked. */
  readonly name: string;
}
