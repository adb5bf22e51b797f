import { arabicDigits } from '../text/arabicDigits.ts';

/**
 * What a person typed or pasted into an amount field, made plain: Thai digits become Arabic ones; currency words,
 * spaces, thousands separators and the dash of a round price (`500.-`) go. Everything else stays, so that the amount rules can name what is wrong.
 */
export function plainAmountText(typed: string): string {
  return arabicDigits(typed)
    .replace(/บาท|baht|thb|฿/gi, '')
    .replace(/[\s,]/g, '')
    .replace(/^(\d+)\.-$/, '$1');
}
