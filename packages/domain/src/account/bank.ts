import { arabicDigits } from '../text/arabicDigits.ts';
import { type Bank, BANKS } from './bankList.ts';
import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';
import { type Locale, shippedLocale } from '../text/locale.ts';

/** Account number format that the API accepts for any bank. */
export const ACCOUNT_PATTERN = /^\d{10,15}$/;

/**
 * The bank's name in the language of the page; in one that has no names in the main language of the site, then in English.
 *
 * @param locale BCP 47 tag of the page
 * @param main of the site
 */
export function bankName({ nameTh, nameEn }: Bank, locale: Locale, main: Locale = 'en'): string {
  return shippedLocale(locale, main) === 'en' ? nameEn : nameTh;
}

/** Checks that a known bank is selected (section 5, Register). */
export function checkBank(code: string, banks: readonly Bank[] = BANKS): FieldCheck {
  const isOffered = banks.some((each) => each.code === code);
  return isOffered ? accepted(code) : problemOf('account.problem.bankRequired');
}

/** Checks a typed account number against the format of the selected bank. `bank` is null before a bank is selected. */
export function checkAccountNumber(typed: string, ofBank: Bank | null): FieldCheck {
  const number = arabicDigits(typed).replace(/[\s-]/g, '');
  if (number === '') return problemOf('account.problem.accountRequired');
  if (!/^\d+$/.test(number)) return problemOf('account.problem.accountInvalid');
  const lengths = ofBank?.accountDigits;
  if (lengths && !lengths.includes(number.length)) {
    return problemOf('account.problem.accountDigits', { digits: lengths.join(' / ') });
  }
  // Users type one repeated digit to get past a form.
  const isLikely = ACCOUNT_PATTERN.test(number) && !/^(\d)\1*$/.test(number);
  return isLikely ? accepted(number) : problemOf('account.problem.accountInvalid');
}
