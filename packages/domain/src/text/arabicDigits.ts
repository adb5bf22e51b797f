const THAI_ZERO = '๐'.charCodeAt(0);

/** Converts Thai and full-width digits to Arabic digits. */
export function arabicDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO));
}
