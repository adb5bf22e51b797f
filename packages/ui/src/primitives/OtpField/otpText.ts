import { arabicDigits } from '@brand/domain';

/**
 * The digits of a typed or pasted code: `482 913`, `๔๘๒๙๑๓`, or a whole SMS, of which the run of the right length is
 * taken and not the reference beside it.
 *
 * @param digits how many a code has; what is typed beyond is dropped
 */
export function otpText(typed: string, digits: number): string {
  const plain = arabicDigits(typed);
  const run = new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`).exec(plain)?.[0];
  return run ?? plain.replace(/\D/g, '').slice(0, digits);
}
