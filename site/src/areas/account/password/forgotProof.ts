import { type OtpProof, PHONE_PATTERN } from '@brand/domain';
import { clearCookie, readCookie, writeCookie } from '../../../platform/storage/cookies.ts';

/** Proof that the phone belongs to the visitor, for choosing a new password. */
export interface ForgotProof extends OtpProof {
  readonly phone: string;
}

/** Stores the proof in the `forgot` cookie. Until it expires, every page redirects to the new password (section 6). */
export function storeForgotProof({ phone, token, expiresAt }: ForgotProof): void {
  writeCookie('forgot', JSON.stringify({ phone, token, expiresAt }));
}

/**
 * The stored proof. Null if there is none, or it is damaged or expired.
 *
 * @param now see `Viewer`
 */
export function readForgotProof(now: number): ForgotProof | null {
  const text = readCookie('forgot', { userId: null, now });
  if (text === null) return null;
  const { phone, token, expiresAt } = JSON.parse(text) as Partial<Record<string, unknown>>;
  const fits =
    typeof phone === 'string' &&
    PHONE_PATTERN.test(phone) &&
    typeof token === 'string' &&
    Number.isSafeInteger(expiresAt);
  return fits ? ({ phone, token, expiresAt } as ForgotProof) : null;
}

/** Removes the proof: it was used or is no longer wanted. */
export function dropForgotProof(): void {
  clearCookie('forgot');
}
