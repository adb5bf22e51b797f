const THAI_ZERO = '๐'.charCodeAt(0);

/** Typed text with Thai and full-width digits made Arabic ones. */
export function arabicDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}
