import { type OtpProof, PHONE_PATTERN } from '@brand/domain';
import { clearCookie, readCookie, writeCookie } from '../../../platform/storage/cookies.ts';

/** That a phone is the person's own, for choosing a new password. */
export interface ForgotProof extends OtpProof {
  readonly phone: string;
}

/**
 * Keeps the proof in the `forgot` cookie until it runs out: as long as that is there, every page leads to the new password
 * (section 6).
 *
 * @param now ms since 1970 on the server's clock
 */
export function storeForgotProof({ phone, token, expiresAt }: ForgotProof, now: number): void {
  const secondsLeft = Math.floor((expiresAt - now) / 1000);
  if (secondsLeft > 0)
    writeCookie('forgot', JSON.stringify({ phone, token, expiresAt }), secondsLeft);
}

/** The proof that is kept; null for none, and for one that is damaged. */
export function readForgotProof(): ForgotProof | null {
  const text = readCookie('forgot');
  if (text === null) return null;
  const { phone, token, expiresAt } = JSON.parse(text) as Partial<Record<string, unknown>>;
  const fits =
    typeof phone === 'string' &&
    PHONE_PATTERN.test(phone) &&
    typeof token === 'string' &&
    Number.isSafeInteger(expiresAt);
  return fits ? ({ phone, token, expiresAt } as ForgotProof) : null;
}

/** The proof has been used, or is not wanted any more. */
export function dropForgotProof(): void {
  clearCookie('forgot');
}
