import { arabicDigits } from './arabicDigits.ts';
import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';
import type { Locale } from './locale.ts';

/** A bank that a member can have an account with. */
export interface Bank {
  /** Code of section 3, e.g. `kbank`. */
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  /** How many digits an account number has; more than one where the bank has accounts of several kinds. */
  readonly accountDigits: readonly number[];
}

/** Account number of any bank, as the API takes it. */
export const ACCOUNT_PATTERN = /^\d{10,15}$/;

/** The banks of section 3, best known first. Which of them an operator takes comes with `registerOptions`. */
export const BANKS: readonly Bank[] = [
  bank('kbank', 'ธนาคารกสิกรไทย', 'Kasikornbank', 10),
  bank('scb', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank', 10),
  bank('ktb', 'ธนาคารกรุงไทย', 'Krungthai Bank', 10),
  bank('bbl', 'ธนาคารกรุงเทพ', 'Bangkok Bank', 10),
  bank('bay', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya', 10),
  bank('tmb', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank', 10),
  bank('gsb', 'ธนาคารออมสิน', 'Government Savings Bank', 12, 15),
  bank('baac', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', 'Bank for Agriculture (BAAC)', 12),
  bank('ghb', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank', 12),
  bank('isbt', 'ธนาคารอิสลามแห่งประเทศไทย', 'Islamic Bank of Thailand', 10),
  bank('uob', 'ธนาคารยูโอบี', 'UOB', 10),
  bank('cimb', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai', 10),
  bank('citi', 'ธนาคารซิตี้แบงก์', 'Citibank', 10),
  bank('lh', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank', 10),
  bank('kkp', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra Bank', 10, 14),
];

function bank(code: string, nameTh: string, nameEn: string, ...accountDigits: number[]): Bank {
  return { code, nameTh, nameEn, accountDigits };
}

/** The bank's name in the language of the page. */
export function bankName({ nameTh, nameEn }: Bank, locale: Locale): string {
  return locale === 'en' ? nameEn : nameTh;
}

/** Checks that a bank was chosen, and one that can be (section 5, Register). */
export function checkBank(code: string, banks: readonly Bank[] = BANKS): FieldCheck {
  const isOffered = banks.some((each) => each.code === code);
  return isOffered ? accepted(code) : problemOf('account.problem.bankRequired');
}

/** Checks a typed account number against the bank that it is said to be of; null before a bank was chosen. */
export function checkAccountNumber(typed: string, ofBank: Bank | null): FieldCheck {
  const number = arabicDigits(typed).replace(/[\s-]/g, '');
  if (number === '') return problemOf('account.problem.accountRequired');
  if (!/^\d+$/.test(number)) return problemOf('account.problem.accountInvalid');
  const lengths = ofBank?.accountDigits;
  if (lengths && !lengths.includes(number.length)) {
    return problemOf('account.problem.accountDigits', { digits: lengths.join(' / ') });
  }
  // One digit over and over is what people type to get past a form.
  const isLikely = ACCOUNT_PATTERN.test(number) && !/^(\d)\1*$/.test(number);
  return isLikely ? accepted(number) : problemOf('account.problem.accountInvalid');
}
