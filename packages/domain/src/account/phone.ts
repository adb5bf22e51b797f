import { arabicDigits } from '../text/arabicDigits.ts';
import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';

/** Mobile number as the API takes it: 06, 08 or 09 and eight digits (section 5). */
export const PHONE_PATTERN = /^0[689]\d{8}$/;

/**
 * A typed phone number without its separators, in Arabic digits; `+66` stands for the first 0, as an address book has
 * it. What is no phone number stays for {@link checkPhone} to name.
 */
export function plainPhone(typed: string): string {
  return arabicDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)66(?=\d)/, '0')
    .replace(/^00(?=[689])/, '0');
}

/** Checks a typed phone number, in any of the ways that people write one. */
export function checkPhone(typed: string): FieldCheck {
  const plain = plainPhone(typed);
  if (plain === '') return problemOf('account.problem.phoneRequired');
  if (!/^\d+$/.test(plain)) return problemOf('account.problem.phoneDigits');
  if (plain !== '0' && !/^0[689]/.test(plain)) return problemOf('account.problem.phoneStart');
  return PHONE_PATTERN.test(plain) ? accepted(plain) : problemOf('account.problem.phoneDigits');
}
