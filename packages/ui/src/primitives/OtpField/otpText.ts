import { arabicDigits } from '@brand/domain';

/**
 * The digits of a typed or pasted code: `482 913`, `๔๘๒๙๑๓`, or a whole SMS. In an SMS it finds the number of the right
 * length, not the reference next to it.
 *
 * @param digits length of the code; further digits are dropped
 */
export function otpText(typed: string, digits: number): string {
  const plain = arabicDigits(typed);
  const run = new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`).exec(plain)?.[0];
  return run ?? plain.replace(/\D/g, '').slice(0, digits);
}
