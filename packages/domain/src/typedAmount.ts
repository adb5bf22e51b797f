const THAI_ZERO = '๐'.charCodeAt(0);

/**
 * What a person typed or pasted into an amount field, made plain: Thai digits become Arabic ones; currency words,
 * spaces and thousands separators go. Everything else stays, so that the amount rules can name what is wrong.
 */
export function plainAmountText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/บาท|baht|thb|฿/gi, '')
    .replace(/[\s,]/g, '');
}
