import { arabicDigits } from '../text/arabicDigits.ts';

/**
 * Normalises text typed or pasted into an amount field: Thai digits become Arabic digits; currency words, spaces,
 * thousands separators and the dash of a round price (`500.-`) are removed. Other text stays, so that the amount checks
 * can name the problem.
 */
export function plainAmountText(typed: string): string {
  return arabicDigits(typed)
    .replace(/บาท|baht|thb|฿/gi, '')
    .replace(/[\s,]/g, '')
    .replace(/^(\d+)\.-$/, '$1');
}

/** A typed amount, without the characters that are no part of it. */
export interface TypedAmount {
  /** Digits, and a point if decimals are allowed. Empty if nothing is an amount. */
  readonly text: string;
  /** From the first character that cannot be part of the amount to the end. Empty if all of it counts. */
  readonly ignored: string;
}

/**
 * Reads text typed or pasted into an amount field: `฿1,500` is 1500, `1e9` is 1 and ignores `e9`. With no decimals `12.50` is 12 and
 * ignores `.50`, but `12.00` is 12. The text is the longest amount at its beginning, so that ignored digits never enlarge it.
 *
 * @param decimals maximum number of digits after the point
 */
export function readTypedAmount(typed: string, decimals: number): TypedAmount {
  const plain = plainAmountText(typed);
  const whole = plain.replace(/\D.*/, '');
  const rest = plain.slice(whole.length);
  const part = decimals > 0 ? (new RegExp(`^\\.\\d{0,${decimals}}`).exec(rest)?.[0] ?? '') : '';
  const ignored = rest.slice(part.length);
  const isZero = part === '' ? /^\.0{0,2}$/.test(ignored) : /^0+$/.test(ignored);
  return { text: (whole || (part && '0')) + part, ignored: isZero ? '' : ignored };
}
