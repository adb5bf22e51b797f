import { arabicDigits } from '../text/arabicDigits.ts';
import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';

/** Mobile number format of the API: 06, 08 or 09 and eight digits (section 5). */
export const PHONE_PATTERN = /^0[689]\d{8}$/;

/**
 * A typed phone number in Arabic digits, without separators. `+66` becomes the leading 0. Other text is returned
 * unchanged, so that {@link checkPhone} can name the problem.
 */
export function plainPhone(typed: string): string {
  return arabicDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)66(?=\d)/, '0')
    .replace(/^00(?=[689])/, '0');
}

/** Checks a phone number in any common notation. */
export function checkPhone(typed: string): FieldCheck {
  const plain = plainPhone(typed);
  if (plain === '') return problemOf('account.problem.phoneRequired');
  if (!/^\d+$/.test(plain)) return problemOf('account.problem.phoneDigits');
  if (plain !== '0' && !/^0[689]/.test(plain)) return problemOf('account.problem.phoneStart');
  return PHONE_PATTERN.test(plain) ? accepted(plain) : problemOf('account.problem.phoneDigits');
}
