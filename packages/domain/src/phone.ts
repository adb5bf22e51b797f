import { arabicDigits } from './arabicDigits.ts';
import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';

/** Mobile number as the API takes it: 06, 08 or 09 and eight digits (section 5). */
export const PHONE_PATTERN = /^0[689]\d{8}$/;

/**
 * Checks a typed phone number. Separators and Thai digits are made plain, and `+66` stands for the first 0, as an
 * address book has it.
 */
export function checkPhone(typed: string): FieldCheck {
  const plain = arabicDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+|00)66(?=\d)/, '0')
    .replace(/^00(?=[689])/, '0');
  if (plain === '') return problemOf('account.problem.phoneRequired');
  if (!/^\d+$/.test(plain)) return problemOf('account.problem.phoneDigits');
  if (plain !== '0' && !/^0[689]/.test(plain)) return problemOf('account.problem.phoneStart');
  return PHONE_PATTERN.test(plain) ? accepted(plain) : problemOf('account.problem.phoneDigits');
}
