import { arabicDigits } from '../text/arabicDigits.ts';
import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';

/** At most one SMS per minute (section 9, OTP SMS wait). */
export const OTP_WAIT_MS = 60_000;

/** Number of digits in a code. */
export const OTP_DIGITS = 6;

/** Checks a typed or pasted OTP: six digits, with any separators. */
export function checkOtp(typed: string): FieldCheck {
  const plain = arabicDigits(typed).replace(/[\s-]/g, '');
  if (plain === '') return problemOf('account.problem.otpRequired');
  return /^\d{6}$/.test(plain) ? accepted(plain) : problemOf('account.problem.otpDigits');
}
