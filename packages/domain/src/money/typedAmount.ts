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
